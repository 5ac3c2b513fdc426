/** New links by mail, while everything older dies. A second press, since other browsers are signed out by it. */
import { useSignal } from '@preact/signals';
import { type Me, renewLinks } from '../../net/me.ts';
import { mailProblem } from '../../parts/mail-problem.ts';
import { Part } from './part.tsx';
import { tell } from './words.ts';
import { Wrong } from './wrong.tsx';

export function LinksPart({ me }: { readonly me: Me }) {
  const stand = useSignal<'ready' | 'sure' | 'busy' | 'sent'>('ready');
  const trouble = useSignal<string | null>(null);
  const renew = async () => {
    stand.value = 'busy';
    const answer = await renewLinks(me.player);
    trouble.value = answer.ok ? null : mailProblem(answer.problem);
    stand.value = answer.ok ? 'sent' : 'ready';
  };
  return (
    <Part id="links" title={tell('links.title')}>
      <p>{tell('links.words')}</p>
      {stand.value === 'sent' && <p role="status">{tell('links.sent')}</p>}
      {trouble.value !== null && <Wrong words={trouble.value} />}
      {stand.value === 'ready' && (
        <button type="button" class="button" onClick={() => (stand.value = 'sure')}>
          {tell('links.renew')}
        </button>
      )}
      {(stand.value === 'sure' || stand.value === 'busy') && (
        <div class="confirm-acts">
          <button type="button" class="button danger" disabled={stand.value === 'busy'} onClick={() => void renew()}>
            {tell('links.sure')}
          </button>
          <button type="button" class="button quiet" onClick={() => (stand.value = 'ready')}>
            {tell('cancel')}
          </button>
        </div>
      )}
    </Part>
  );
}
