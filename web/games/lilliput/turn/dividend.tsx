/** Pay against keep, side by side: cash for everyone, the new price, the treasury, and the trains of the pool. */
import { veiledDealer } from '../../../../domain/kernel/draws.ts';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import { lilliput } from '../../../../domain/lilliput/game.ts';
import { priceOf } from '../../../../domain/lilliput/rules/holdings.ts';
import type { LilliputStep } from '../../../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { t } from '../../../texts/index.ts';
import { Mark } from '../signs.tsx';
import { companyShort } from '../words.ts';
import { PoolButtons } from './doing.tsx';
import type { Turn } from './turn.ts';

interface DividendProps {
  readonly turn: Turn;
  readonly state: LilliputState;
  readonly names: readonly string[];
  readonly seat: number;
}

export function Dividend({ turn, state, names, seat }: DividendProps) {
  const { running } = state;
  if (running === null) return null;
  const { company } = running;
  const options = (['payDividend', 'keepRevenue'] as const).map((type) => ({
    type,
    after: after(state, seat, { type }),
  }));
  return (
    <section class="doing">
      <p class="offer-words">
        <Mark company={company} size={28} />{' '}
        {t('dividend.earned', { company: companyShort(company), revenue: running.revenue })}
      </p>
      <div class="dividend">
        {options.map(({ type, after: next }) => (
          <button
            key={type}
            type="button"
            class="dividend-side"
            aria-pressed={turn.stage.value.steps.some((step) => step.type === type)}
            onClick={() => {
              turn.startOver();
              turn.add({ type });
            }}
          >
            <span class="dividend-title">{t(`dividend.${type}`)}</span>
            {next !== null && <DividendFigures {...{ state, next, company, names }} />}
          </button>
        ))}
      </div>
      <PoolButtons turn={turn} />
    </section>
  );
}

function after(state: LilliputState, seat: number, step: LilliputStep): LilliputState | null {
  const draft = lilliput.begin(state, seat, veiledDealer, 0);
  const next = isRejection(draft) ? draft : lilliput.step(draft, step);
  return isRejection(next) ? null : next.state;
}

interface FiguresProps {
  readonly state: LilliputState;
  readonly next: LilliputState;
  readonly company: CompanyId;
  readonly names: readonly string[];
}

function DividendFigures({ state, next, company, names }: FiguresProps) {
  const gains = next.players
    .map((player, index) => ({ name: names[index] ?? '', gain: player.cash - (state.players[index]?.cash ?? 0) }))
    .filter(({ gain }) => gain > 0);
  const treasury = next.companies[company]?.treasury ?? 0;
  return (
    <span class="dividend-figures">
      {gains.map(({ name, gain }) => (
        <span key={name} class="figure-row">
          <span>{name}</span>
          <span class="money up">{t('gain', { amount: gain })}</span>
        </span>
      ))}
      <span class="figure-row">
        <span>{t('card.price')}</span>
        <span class="money">{`${priceOf(state, company)} → ${priceOf(next, company)}`}</span>
      </span>
      <span class="figure-row">
        <span>{t('card.treasury')}</span>
        <span class="money">{t('money', { amount: treasury })}</span>
      </span>
    </span>
  );
}
