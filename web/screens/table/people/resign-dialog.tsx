/** Resigning: what it means, and the code by which a seat with an address proves that its person wants it. */
import { useSignal } from '@preact/signals';
import { submit } from '../../../net/api.ts';
import type { Problem } from '../../../net/request.ts';
import { askResignCode } from '../../../net/table-people.ts';
import { uuid } from '../../../net/uuid.ts';
import { submissionOf } from '../../../table/send.ts';
import { CodeField } from '../../../parts/code-field.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Form } from '../../../parts/form.tsx';
import { codeIn } from '../../../parts/mail-code.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { closeHere } from './open-dialog.ts';
import { troubleSentence } from './problem-sentences.ts';

interface Props {
  readonly model: TableModel;
  readonly seat: number;
}

/** Under the id it began with, so that an answer that was lost does no harm. */
async function resign({ session }: TableModel, seat: number, id: string, code: string | null): Promise<Problem | null> {
  for (;;) {
    const version = session.position.peek()?.version ?? 0;
    const submission = submissionOf(seat, version, { type: 'resign' }, id);
    const answer = await submit(session.id, code === null ? submission : { ...submission, code });
    if (answer.ok) return null;
    if (answer.problem.code !== 'version-conflict') return answer.problem;
    await session.refresh();
    if ((session.position.peek()?.version ?? 0) === version) return answer.problem;
  }
}

export function ResignDialog({ model, seat }: Props) {
  const { session } = model;
  const id = useSignal(uuid());
  /** Null until the service wants one. */
  const code = useSignal<string | null>(null);
  const busy = useSignal(false);
  const error = useSignal<string | null>(null);

  const sendCode = async (): Promise<void> => {
    const sent = await askResignCode(session.id, seat);
    error.value = sent.ok ? null : troubleSentence(sent.problem, model);
    if (sent.ok) code.value = '';
  };
  const refuse = (sentence: string): void => {
    error.value = sentence;
    document.getElementById('fresh-code')?.focus();
  };
  const go = async () => {
    if (busy.peek()) return;
    const read = code.peek() === null ? null : codeIn(code.peek() ?? '');
    if (code.peek() !== null && read === null) return refuse(t('code.odd'));
    busy.value = true;
    const problem = await resign(model, seat, id.peek(), read);
    if (problem === null) {
      await session.refresh();
      return closeHere();
    }
    busy.value = false;
    if (problem.code === 'code-needed' && read === null) await sendCode();
    else refuse(troubleSentence(problem, model));
  };
  return (
    <Dialog title={t('resign.title')} onClose={closeHere}>
      <ul class="plain-list">
        <li>{t('resign.robot')}</li>
        <li>{t('resign.forGood')}</li>
        <li>{t('resign.others')}</li>
      </ul>
      <Form class="dialog-form" onSend={go}>
        {code.value !== null && (
          <>
            <p>{t('fresh.sent')}</p>
            <CodeField
              id="fresh-code"
              hint={t('code.freshHint')}
              value={code.value}
              error={error.value ?? undefined}
              onInput={(value) => {
                code.value = value;
                error.value = null;
              }}
            />
          </>
        )}
        {code.value === null && error.value !== null && (
          <p class="field-error" role="alert">
            {error.value}
          </p>
        )}
        <div class="dialog-acts">
          <button type="submit" class="button danger" disabled={busy.value || code.value === ''}>
            {t('resign.go')}
          </button>
          <button type="button" class="button quiet" onClick={closeHere}>
            {t('resign.stay')}
          </button>
          {code.value !== null && (
            <button type="button" class="button quiet" onClick={() => void sendCode()}>
              {t('fresh.again')}
            </button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
