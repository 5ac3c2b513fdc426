/** The table's clock: what counts, and how each player stands with it. */
import { DAY, HOUR, SECOND } from '../../../../domain/kernel/durations.ts';
import { peopleAt } from '../../../../domain/kernel/table.ts';
import type { ClockOptions } from '../../../../domain/kernel/clock.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import type { SeatTimes } from '../../../net/table-people.ts';
import { localeNow, t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { limitNow, times, told } from './clock.ts';
import { countsAlways, span } from './clock-words.ts';
import { closeHere } from './open-dialog.ts';
import { tableOf } from './proposals.ts';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** "Mon, Tue and Fri", from ISO numbers. */
function dayNames(days: readonly number[]): string {
  const format = new Intl.DateTimeFormat(localeNow(), { weekday: 'short', timeZone: 'UTC' });
  const names = days.toSorted((one, other) => one - other).map((day) => format.format(MONDAY + (day - 1) * DAY));
  return new Intl.ListFormat(localeNow()).format(names);
}

function rulesOf(clock: ClockOptions, people: number): string[] {
  const { perTurn, bank, answers, countedDays, countedHours, atEnd } = clock;
  const { from, to } = countedHours;
  return [
    t('clock.perTurn', { span: span(perTurn * (HOUR / SECOND)) }),
    bank === 0 ? t('clock.noBank') : t('clock.bank', { span: span(bank * (HOUR / SECOND)) }),
    ...(answers
      ? [t(answers.lapse ? 'clock.answersLapse' : 'clock.answers', { span: span(answers.hours * (HOUR / SECOND)) })]
      : []),
    countsAlways(clock) ? t('clock.always') : t('clock.counted', { days: dayNames(countedDays), from, to }),
    t(atEnd === 'remind' ? 'clock.remind' : people > 2 ? 'clock.vote' : 'clock.voteOfOne'),
    t('clock.noLoss'),
  ];
}

/** The turn's own time; what is in reserve stands in the next column. */
function turnWords(time: SeatTimes): string {
  if (time.turn === null) return t('clock.notAsked');
  const own = time.turn.left - (time.turn.usesBank ? time.bankLeft : 0);
  const limit = limitNow(time);
  if (limit === null) return own > 0 ? t('clock.left', { left: span(own) }) : t('clock.onReserve');
  if (limit.stage === 'over') return t('clock.over', { time: told(limit.at) });
  if (limit.stage === 'reserve') return t('clock.seatReserve', { time: told(limit.at) });
  return t('clock.until', { time: told(limit.at), left: span(own) });
}

export function ClockDialog({ model }: { readonly model: TableModel }) {
  const now = times.value;
  const table = tableOf(model);
  if (now?.clock === null || now === null || table === null) {
    return (
      <Dialog title={t('clock.title')} onClose={closeHere}>
        <p>{t('clock.none')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('clock.title')} onClose={closeHere}>
      {now.paused && <p>{t('clock.paused')}</p>}
      <table class="clock-table">
        <thead>
          <tr>
            <th scope="col">{t('over.player')}</th>
            <th scope="col">{t('clock.turn')}</th>
            <th scope="col" class="figures">
              {t('clock.inBank')}
            </th>
          </tr>
        </thead>
        <tbody>
          {now.seats.map((time) => (
            <tr key={time.seat}>
              <th scope="row">{model.names.value[time.seat] ?? ''}</th>
              <td>
                {turnWords(time)}
                {time.onVacation && <span class="muted"> {t('clock.seatAway')}</span>}
                {time.turn !== null && !time.turn.runs && !time.onVacation && !now.paused && (
                  <span class="muted"> {t('clock.stands')}</span>
                )}
              </td>
              <td class="figures">{time.bankLeft === 0 ? '–' : span(time.bankLeft)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="plain-list">
        {rulesOf(now.clock, peopleAt(table).length).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p class="caption">{t('clock.zone', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}</p>
    </Dialog>
  );
}
