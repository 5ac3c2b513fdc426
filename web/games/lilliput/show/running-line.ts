/** The companies of a round as stops on a line, in the order in which they run: what they earned, who runs now, who comes. */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import type { TurnStop } from '../../../parts/turn-line.tsx';
import { t } from '../../../texts/index.ts';
import { companyShort } from '../words.ts';
import type { TellingStep } from './steps.ts';

export function runningStops(
  { round, running, revenues, toRun }: LilliputState,
  steps: readonly TellingStep[],
): TurnStop[] {
  const ran = steps.flatMap((step) => (step.round === round && step.run && !step.takenBack ? [step.run.company] : []));
  const done = (company: CompanyId): TurnStop => {
    const earned = revenues[company]?.find((one) => one.round === round);
    const amount = t('money', { amount: earned?.revenue ?? 0 });
    return {
      title: companyShort(company),
      detail: t(earned?.paid ? 'run.paid' : 'run.kept', { amount }),
      state: 'passed',
    };
  };
  return [
    ...ran.filter((company) => company !== running?.company).map(done),
    ...(running === null
      ? []
      : [
          {
            title: companyShort(running.company),
            detail: t('money', { amount: running.revenue }),
            state: 'now' as const,
          },
        ]),
    ...toRun.map((company) => ({
      title: companyShort(company),
      detail: t('order.toCome'),
      state: 'to-come' as const,
    })),
  ];
}
