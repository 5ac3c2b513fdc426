/** Handing one's seat to somebody else, who is invited by mail and sits down with the code of that mail. */
import { useSignal } from '@preact/signals';
import type { Problem } from '../../../net/request.ts';
import { askHandOverCode, handOver } from '../../../net/table-people.ts';
import { CodeField } from '../../../parts/code-field.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Field } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { codeIn } from '../../../parts/mail-code.ts';
import { Notice } from '../../../parts/notice.tsx';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { closeHere } from './open-dialog.ts';
import { troubleSentence } from './problem-sentences.ts';

interface Props {
  readonly model: TableModel;
  readonly seat: number;
}

const LONGEST_ADDRESS = 254;
const looksLikeAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text.trim());

export function HandOverDialog({ model, seat }: Props) {
  const { session } = model;
  const name = useSignal('');
  const address = useSignal('');
  /** Null until a code was sent to this seat's own address. */
  const code = useSignal<string | null>(null);
  const step = useSignal<'form' | 'busy' | 'done'>('form');
  const wrong = useSignal<'name' | 'address' | 'code-odd' | 'code-wrong' | null>(null);
  const problem = useSignal<Problem | null>(null);

  const invite = () =>
    handOver(session.id, seat, {
      name: name.peek().trim(),
      address: address.peek().trim(),
      ...(code.peek() === null ? {} : { code: codeIn(code.peek() ?? '') ?? '' }),
    });
  const advance = async (): Promise<Problem | null> => {
    if (code.peek() === null) {
      const sent = await askHandOverCode(session.id, seat, address.peek().trim());
      if (sent.ok) {
        code.value = '';
        return null;
      }
      // A seat that nobody was invited to has no address to send a code to; its link is all there is.
      if (sent.problem.code !== 'seat-without-address') return sent.problem;
    }
    const answer = await invite();
    if (answer.ok) step.value = 'done';
    return answer.ok ? null : answer.problem;
  };
  const refuseCode = (why: 'code-odd' | 'code-wrong'): void => {
    wrong.value = why;
    document.getElementById('fresh-code')?.focus();
  };
  const go = async () => {
    wrong.value = name.peek().trim() === '' ? 'name' : looksLikeAddress(address.peek()) ? null : 'address';
    if (wrong.peek() !== null) return document.getElementById(`heir-${wrong.peek()}`)?.focus();
    if (code.peek() !== null && codeIn(code.peek() ?? '') === null) return refuseCode('code-odd');
    step.value = 'busy';
    const failed = await advance();
    problem.value = failed;
    // A code that was tried too often, or is older than an hour, is worth nothing: the next press sends another one.
    if (failed?.code === 'code-spent' || failed?.code === 'code-needed') code.value = null;
    if (step.peek() === 'busy') step.value = 'form';
    if (failed?.code === 'code-wrong') refuseCode('code-wrong');
  };
  const said = problem.value === null ? undefined : troubleSentence(problem.value, model);
  if (step.value === 'done') {
    return (
      <Dialog title={t('handOver.title')} onClose={closeHere}>
        <p role="status">{t('handOver.done', { name: name.value.trim() })}</p>
        <div class="dialog-acts">
          <button type="button" class="button primary" onClick={closeHere}>
            {t('dialog.close')}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('handOver.title')} onClose={closeHere}>
      <p class="muted">{t('handOver.lead')}</p>
      {said !== undefined && wrong.value === null && <Notice kind="trouble">{said}</Notice>}
      <Form class="dialog-form" onSend={go}>
        <Field
          id="heir-name"
          label={t('handOver.name')}
          value={name.value}
          error={wrong.value === 'name' ? t('field.nameNeeded') : undefined}
          onInput={(value) => (name.value = value)}
        />
        <Field
          id="heir-address"
          label={t('handOver.address')}
          value={address.value}
          autoComplete="email"
          maxLength={LONGEST_ADDRESS}
          error={wrong.value === 'address' ? t('trouble.bad-address') : undefined}
          onInput={(value) => {
            address.value = value;
            // The code belongs to exactly one address.
            code.value = null;
          }}
        />
        {code.value !== null && (
          <>
            <p>{t('fresh.sent')}</p>
            <CodeField
              id="fresh-code"
              hint={t('code.freshHint')}
              value={code.value}
              error={wrong.value === 'code-odd' ? t('code.odd') : wrong.value === 'code-wrong' ? said : undefined}
              onInput={(value) => (code.value = value)}
            />
          </>
        )}
        <div class="dialog-acts">
          <button type="submit" class="button primary" disabled={step.value === 'busy' || code.value === ''}>
            {t(code.value === null ? 'handOver.next' : 'handOver.go')}
          </button>
        </div>
      </Form>
    </Dialog>
  );
}
