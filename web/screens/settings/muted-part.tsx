/** Tables that send no mail, by name. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readTable } from '../../net/api.ts';
import { type Me, unmute } from '../../net/me.ts';
import { Part } from './part.tsx';
import { tell } from './words.ts';

export function MutedPart({ me, onHeard }: { readonly me: Me; onHeard(): void }) {
  const titles = useSignal<Readonly<Record<string, string>>>({});
  useEffect(() => {
    for (const id of me.muted) {
      void readTable(id).then((answer) => {
        if (answer.ok) titles.value = { ...titles.peek(), [id]: answer.value.title };
      });
    }
  }, [me.muted.join(' ')]);
  return (
    <Part id="muted" title={tell('muted.title')}>
      <p class={me.muted.length === 0 ? 'muted' : ''}>{tell(me.muted.length === 0 ? 'muted.none' : 'muted.words')}</p>
      {me.muted.length > 0 && (
        <ul class="settings-muted">
          {me.muted.map((id) => {
            const title = titles.value[id] ?? '…';
            return (
              <li key={id}>
                <a href={`/t/${id}`}>{title}</a>
                <button
                  type="button"
                  class="button small"
                  aria-label={tell('muted.unmuteOf', { title })}
                  onClick={() => void unmute(me.player, id).then(onHeard)}
                >
                  {tell('muted.unmute')}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}
