/** Another address: its code goes there, so that nobody is written to who has not read it. */
import { useSignal } from '@preact/signals';
import { addressSchema } from '../../../domain/kernel/setup.ts';
import { askAddressCode, changeAddress, type Me } from '../../net/me.ts';
import { LONGEST_ADDRESS } from '../../parts/confirm-address.tsx';
import { Field } from '../../parts/field.tsx';
import { CodeForm } from '../../people/code-form.tsx';
import { Part } from './part.tsx';
import { isSpent, refusal } from './refusal.ts';
import { tell } from './words.ts';

export function AddressPart({ me, onChanged }: { readonly me: Me; onChanged(): void }) {
  const address = useSignal('');
  const error = useSignal<string | null>(null);
  const sentTo = useSignal<string | null>(null);
  const changed = useSignal<string | null>(null);
  const busy = useSignal(false);

  const send = async () => {
    if (busy.peek()) return;
    const parsed = addressSchema.safeParse(address.peek());
    if (!parsed.success) return void (error.value = tell('address.odd'));
    busy.value = true;
    const answer = await askAddressCode(me.player, parsed.data);
    busy.value = false;
    changed.value = null;
    error.value = answer.ok ? null : refusal(answer.problem);
    if (answer.ok) sentTo.value = parsed.data;
  };
  const confirm = async (code: string): Promise<string | null> => {
    const answer = await changeAddress(me.player, sentTo.peek() ?? '', code);
    if (!answer.ok) {
      if (!isSpent(answer.problem)) return refusal(answer.problem);
      sentTo.value = null;
      error.value = refusal(answer.problem);
      return null;
    }
    sentTo.value = null;
    address.value = '';
    changed.value = answer.value.address;
    onChanged();
    return null;
  };

  return (
    <Part id="address" title={tell('address.title')}>
      <p>{tell('address.now', { address: me.address })}</p>
      {changed.value !== null && <p role="status">{tell('address.changed', { address: changed.value })}</p>}
      {sentTo.value === null ? (
        <form
          class="code-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Field
            id="new-address"
            label={tell('address.new')}
            type="email"
            value={address.value}
            maxLength={LONGEST_ADDRESS}
            autoComplete="email"
            error={error.value ?? undefined}
            onInput={(value) => (address.value = value)}
          />
          <div class="confirm-acts">
            <button type="submit" class="button" aria-disabled={busy.value}>
              {tell('address.send')}
            </button>
          </div>
        </form>
      ) : (
        <>
          <p role="status">{tell('address.sent', { address: sentTo.value })}</p>
          <CodeForm id="address" fresh act={tell('address.change')} onCode={confirm}>
            <button type="button" class="button quiet" onClick={() => (sentTo.value = null)}>
              {tell('cancel')}
            </button>
          </CodeForm>
        </>
      )}
    </Part>
  );
}
