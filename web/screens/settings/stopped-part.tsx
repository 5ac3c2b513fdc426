/** Mail to the address is stopped: why, and how its owner lets it go out again. */
import { useSignal } from '@preact/signals';
import { askAddressCode, changeAddress, type Me } from '../../net/me.ts';
import { announce } from '../../parts/announcer.tsx';
import { Notice } from '../../parts/notice.tsx';
import { CodeForm } from '../../people/code-form.tsx';
import { Wrong } from './mails-part.tsx';
import { isSpent, refusal } from './refusal.ts';
import { tell } from './words.ts';

interface StoppedProps {
  readonly me: Me;
  readonly why: NonNullable<Me['mailStopped']>;
  onLifted(): void;
}

export function StoppedPart({ me: { player, address }, why, onLifted }: StoppedProps) {
  const sent = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const send = async () => {
    const answer = await askAddressCode(player, address);
    trouble.value = answer.ok ? null : refusal(answer.problem);
    sent.value = answer.ok;
  };
  const confirm = async (code: string): Promise<string | null> => {
    const answer = await changeAddress(player, address, code);
    if (answer.ok) {
      announce(tell('stopped.lifted', { address }));
      onLifted();
      return null;
    }
    if (!isSpent(answer.problem)) return refusal(answer.problem);
    sent.value = false;
    trouble.value = refusal(answer.problem);
    return null;
  };
  return (
    <section class="settings-stopped" aria-label={tell('stopped.title')}>
      <Notice kind="trouble">{tell(`stopped.${why}`)}</Notice>
      {trouble.value !== null && <Wrong words={trouble.value} />}
      {why !== 'blocked' && !sent.value && (
        <button type="button" class="button" onClick={() => void send()}>
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
