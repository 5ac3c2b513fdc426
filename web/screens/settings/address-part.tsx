/** Another address: its code goes there, so that nobody is written to who has not read it. */
import { useSignal } from '@preact/signals';
import { addressSchema } from '../../../domain/kernel/setup.ts';
import { askAddressCode, changeAddress, type Me } from '../../net/me.ts';
import { LONGEST_ADDRESS } from '../../parts/confirm-address.tsx';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { CodeForm } from '../../people/code-form.tsx';
import { useMailedCode } from './mailed-code.ts';
import { Part } from './part.tsx';
import { tell } from './words.ts';

export function AddressPart({ me, onChanged }: { readonly me: Me; onChanged(): void }) {
  const written = useSignal('');
  const address = useSignal('');
  const changed = useSignal<string | null>(null);
  const { sent, busy, trouble, send, confirm } = useMailedCode({
    ask: () => askAddressCode(me.player, address.peek()),
    give: (code) => changeAddress(me.player, address.peek(), code),
    onDone(now) {
      sent.value = false;
      written.value = '';
      changed.value = now.address;
      onChanged();
    },
  });
  const sendTo = () => {
    const parsed = addressSchema.safeParse(written.peek());
    if (!parsed.success) return void (trouble.value = tell('address.odd'));
    address.value = parsed.data;
    changed.value = null;
    void send();
  };

  return (
    <Part id="address" title={tell('address.title')}>
      <p>{tell('address.now', { address: me.address })}</p>
      {changed.value !== null && <p role="status">{tell('address.changed', { address: changed.value })}</p>}
      {!sent.value ? (
        <Form class="code-form" onSend={sendTo}>
          <Field
            id="new-address"
            label={tell('address.new')}
            type="email"
            value={written.value}
            maxLength={LONGEST_ADDRESS}
            autoComplete="email"
            error={trouble.value ?? undefined}
            onInput={(value) => (written.value = value)}
          />
          <div class="confirm-acts">
            <button type="submit" class="button" aria-disabled={busy.value}>
              {tell('address.send')}
            </button>
          </div>
        </Form>
      ) : (
        <>
          <p role="status">{tell('address.sent', { address: address.value })}</p>
          <CodeForm id="address" fresh act={tell('address.change')} onCode={confirm}>
            <button type="button" class="button quiet" onClick={() => (sent.value = false)}>
              {tell('cancel')}
            </button>
          </CodeForm>
        </>
      )}
    </Part>
  );
}
