/** A field for the code of a mail, and the one button that it is for. What cannot be a code costs no try. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { CodeField } from '../parts/code-field.tsx';
import { Form } from '../parts/form.tsx';
import { codeIn } from '../parts/mail-code.ts';
import { t } from '../texts/index.ts';

interface CodeFormProps {
  readonly id: string;
  /** What the button does. */
  readonly act: string;
  readonly acting?: string;
  readonly danger?: boolean;
  /** The code came by itself, without a link. */
  readonly fresh?: boolean;
  readonly children?: ComponentChildren;
  /** A sentence where it did not work. */
  onCode(code: string): Promise<string | null>;
}

export function CodeForm({ id, act, acting, danger = false, fresh = false, children, onCode }: CodeFormProps) {
  const code = useSignal('');
  const error = useSignal<string | null>(null);
  const busy = useSignal(false);
  const refuse = (sentence: string) => {
    error.value = sentence;
    document.getElementById(`${id}-code`)?.focus();
  };
  const send = async () => {
    if (busy.peek()) return;
    const read = codeIn(code.peek());
    if (read === null) return refuse(t('code.odd'));
    busy.value = true;
    const sentence = await onCode(read);
    busy.value = false;
    if (sentence !== null) refuse(sentence);
  };
  return (
    <Form class="code-form" onSend={send}>
      <CodeField
        id={`${id}-code`}
        value={code.value}
        hint={t(fresh ? 'code.freshHint' : 'code.hint')}
        error={error.value ?? undefined}
        onInput={(value) => (code.value = value)}
      />
      <div class="confirm-acts">
        <button type="submit" class={danger ? 'button danger' : 'button primary'} aria-disabled={busy.value}>
          {busy.value ? (acting ?? act) : act}
        </button>
        {children}
      </div>
    </Form>
  );
}
