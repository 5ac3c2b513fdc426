/** Mail to the address is stopped: why, and how its owner lets it go out again. */
import { askAddressCode, changeAddress, type Me } from '../../net/me.ts';
import { announce } from '../../parts/announcer.tsx';
import { Notice } from '../../parts/notice.tsx';
import { CodeForm } from '../../people/code-form.tsx';
import { useMailedCode } from './mailed-code.ts';
import { tell } from './words.ts';
import { Wrong } from './wrong.tsx';

interface StoppedProps {
  readonly me: Me;
  readonly why: NonNullable<Me['mailStopped']>;
  onLifted(): void;
}

export function StoppedPart({ me: { player, address }, why, onLifted }: StoppedProps) {
  const { sent, busy, trouble, send, confirm } = useMailedCode({
    ask: () => askAddressCode(player, address),
    give: (code) => changeAddress(player, address, code),
    onDone() {
      announce(tell('stopped.lifted', { address }));
      onLifted();
    },
  });
  return (
    <section class="settings-stopped" aria-label={tell('stopped.title')}>
      <Notice kind="trouble">{tell(`stopped.${why}`)}</Notice>
      {trouble.value !== null && <Wrong words={trouble.value} />}
      {why !== 'blocked' && !sent.value && (
        <button type="button" class="button" aria-disabled={busy.value} onClick={() => void send()}>
          {tell('stopped.send', { address })}
        </button>
      )}
      {sent.value && (
        <>
          <p role="status">{tell('address.sent', { address })}</p>
          <CodeForm id="lift" fresh act={tell('stopped.confirm')} onCode={confirm} />
        </>
      )}
    </section>
  );
}
