/** Telling the operator about a public table, or about one message there. */
import { useSignal } from '@preact/signals';
import type { Problem } from '../../../net/request.ts';
import { type Report, reportReasons, reportTable } from '../../../net/table-people.ts';
import { Choice } from '../../../parts/choice.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Form } from '../../../parts/form.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { reported } from './open-dialog.ts';
import { troubleSentence } from './problem-sentences.ts';

const LONGEST = 1000;

interface Props {
  readonly model: TableModel;
  /** Of a message; empty for the table itself. */
  readonly message: string;
}

export function ReportTableDialog({ model, message }: Props) {
  const reason = useSignal<Report['reason']>(message === '' ? 'name' : 'chat');
  const text = useSignal('');
  const state = useSignal<'form' | 'busy' | 'done'>('form');
  const problem = useSignal<Problem | null>(null);
  const close = () => (reported.value = null);
  const send = async () => {
    state.value = 'busy';
    const answer = await reportTable(model.session.id, {
      reason: reason.peek(),
      ...(text.peek().trim() === '' ? {} : { text: text.peek().trim() }),
      ...(message === '' ? {} : { message }),
    });
    problem.value = answer.ok ? null : answer.problem;
    state.value = answer.ok ? 'done' : 'form';
  };
  return (
    <Dialog title={t(message === '' ? 'tell.title' : 'tell.titleMessage')} onClose={close}>
      {problem.value !== null && <Notice kind="trouble">{troubleSentence(problem.value, model)}</Notice>}
      {state.value === 'done' ? (
        <p role="status">{t('tell.done')}</p>
      ) : (
        <Form class="dialog-form" onSend={send}>
          <p class="muted">{t('tell.lead')}</p>
          <Choice
            name="reason"
            label={t('tell.reason')}
            options={reportReasons.map((value) => ({ value, label: t(`tell.reason.${value}`) }))}
            value={reason.value}
            onChoose={(value) => (reason.value = value as Report['reason'])}
          />
          <textarea
            class="text-input tell-text"
            rows={4}
            maxLength={LONGEST}
            aria-label={t('tell.text')}
            placeholder={t('tell.text')}
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <div class="dialog-acts">
            <button type="submit" class="button primary" disabled={state.value === 'busy'}>
              {t('tell.send')}
            </button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
