/** Being forgotten: a fresh code first, and no way back. */
import { useSignal } from '@preact/signals';
import { askForgetCode, forgetMe, type Me } from '../../net/me.ts';
import { CodeForm } from '../../people/code-form.tsx';
import { Wrong } from './mails-part.tsx';
import { Part } from './part.tsx';
import { isSpent, refusal } from './refusal.ts';
import { tell } from './words.ts';

export function ForgetPart({ me, onForgotten }: { readonly me: Me; onForgotten(): void }) {
  const sent = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const send = async () => {
    const answer = await askForgetCode(me.player);
    trouble.value = answer.ok ? null : refusal(answer.problem);
    sent.value = answer.ok;
  };
  const forget = async (code: string): Promise<string | null> => {
    const answer = await forgetMe(me.player, code);
    if (answer.ok) onForgotten();
    else if (!isSpent(answer.problem)) return refusal(answer.problem);
    else {
      sent.value = false;
      trouble.value = refusal(answer.problem);
    }
    return null;
  };
  return (
    <Part id="forget" title={tell('forget.title')}>
      <p>{tell('forget.words')}</p>
      <p class="muted">{tell('forget.export')}</p>
      {trouble.value !== null && <Wrong words={trouble.value} />}
      {sent.value ? (
        <>
          <p role="status">{tell('forget.sent', { address: me.address })}</p>
          <CodeForm id="forget" fresh act={tell('forget.do')} danger onCode={forget}>
            <button type="button" class="button quiet" onClick={() => (sent.value = false)}>
              {tell('cancel')}
            </button>
          </CodeForm>
        </>
      ) : (
        <button type="button" class="button danger" onClick={() => void send()}>
          {tell(trouble.value === null ? 'forget.send' : 'code.send')}
        </button>
      )}
    </Part>
  );
}
