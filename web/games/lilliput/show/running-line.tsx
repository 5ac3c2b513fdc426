/** The companies of a round as stops on a line, in the order in which they run: what they earned, who runs now, who comes. */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import type { TurnStop } from '../../../parts/turn-line.tsx';
import { t } from '../texts/index.ts';
import { expectedRevenues } from '../expected.ts';
import { Mark } from '../signs.tsx';
import { companyShort } from '../words.ts';
import type { TellingStep } from '../../../table/telling.ts';
import { runOf } from './telling.ts';

export function runningStops(state: LilliputState, steps: readonly TellingStep[]): TurnStop[] {
  const { round, running, revenues, toRun } = state;
  const ran = steps.flatMap((step) => {
    const run = step.round === round && !step.takenBack ? runOf(step) : null;
    return run === null ? [] : [run.company];
  });
  const expected = expectedRevenues(state);
  const stop = (company: CompanyId, at: TurnStop['state'], detail: string): TurnStop => ({
    title: companyShort(company),
    detail,
    state: at,
    sign: <Mark company={company} size={22} />,
  });
  const done = (company: CompanyId): TurnStop => {
    const earned = revenues[company]?.find((one) => one.round === round);
    const amount = t('money', { amount: earned?.revenue ?? 0 });
    return stop(company, 'passed', t(earned?.paid ? 'run.paid' : 'run.kept', { amount }));
  };
  const toCome = (company: CompanyId): TurnStop => {
    const revenue = expected?.[company];
    const words =
      revenue === undefined ? t('order.toCome') : t('run.expects', { amount: t('money', { amount: revenue }) });
    return stop(company, 'to-come', words);
  };
  return [
    ...ran.filter((company) => company !== running?.company).map(done),
    ...(running === null ? [] : [stop(running.company, 'now', t('money', { amount: running.revenue }))]),
    ...toRun.map(toCome),
  ];
}
