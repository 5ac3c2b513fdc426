/** What the host has done at this table, for everybody to read. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hostActs } from '../../../../domain/kernel/host-acts.ts';
import type { Problem } from '../../../net/request.ts';
import { type HostEntry, readHostLog } from '../../../net/table-people.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { dayAndTime } from '../../../parts/times.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { closeHere } from './open-dialog.ts';
import { troubleSentence } from './problem-sentences.ts';

export function HostLogDialog({ model }: { readonly model: TableModel }) {
  const acts = useSignal<readonly HostEntry[] | null>(null);
  const problem = useSignal<Problem | null>(null);
  useEffect(() => {
    void readHostLog(model.session.id).then((answer) => {
      if (answer.ok) acts.value = answer.value;
      problem.value = answer.ok ? null : answer.problem;
    });
  }, []);
  return (
    <Dialog title={t('hostLog.title')} onClose={closeHere}>
      <p class="muted">{t('hostLog.lead')}</p>
      {problem.value !== null && <Notice kind="trouble">{troubleSentence(problem.value, model)}</Notice>}
      {acts.value?.length === 0 && <p>{t('hostLog.empty')}</p>}
      <ol class="host-log" reversed>
        {(acts.value ?? []).toReversed().map((act) => (
          <li key={`${act.at}${act.act}${act.seat}`}>
            <time class="muted" dateTime={act.at}>
              {dayAndTime(act.at)}
            </time>
            <span>{wordsOf(model, act)}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function wordsOf({ names }: TableModel, { act, seat }: HostEntry): string {
  const known = hostActs.find((one) => one === act);
  const name = seat === null ? '' : (names.value[seat] ?? t('seat.open', { number: seat + 1 }));
  return known === undefined ? act : t(`hostLog.${known}`, { name });
}
