/** Trains of other companies: at once from one's own, by an offer from somebody else's. */
import { useSignal } from '@preact/signals';
import type { LilliputChoice } from '../../../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { t } from '../../../texts/index.ts';
import { Mark } from '../signs.tsx';
import { companyShort } from '../words.ts';
import type { Turn } from './turn.ts';

type Trade = Extract<LilliputChoice, { type: 'tradeTrain' }>;

interface TradesProps {
  readonly turn: Turn;
  readonly state: LilliputState;
  readonly names: readonly string[];
}

export function Trades({ turn, state, names }: TradesProps) {
  const trades = turn.choices.value.filter((choice): choice is Trade => choice.type === 'tradeTrain');
  const chosen = useSignal(0);
  const price = useSignal('');
  const open = useSignal(false);
  if (trades.length === 0) return null;
  const trade = trades[Math.min(chosen.value, trades.length - 1)];
  if (trade === undefined) return null;
  const most = trade.most ?? trade.price;
  const pounds = Math.round(Number(price.value || trade.price));
  const fits = pounds >= trade.price && pounds <= most;
  const seller = state.companies[trade.seller]?.director ?? 0;
  const own = seller === state.turn?.seat;
  if (!open.value) {
    return (
      <button type="button" class="button quiet small" onClick={() => (open.value = true)}>
        {t('trade.open')}
      </button>
    );
  }
  return (
    <div class="doing-part">
      <h3 class="section-title">{t('trade.title')}</h3>
      <label class="doing-row">
        <Mark company={trade.seller} />
        <select
          class="select"
          value={chosen.value}
          aria-label={t('trade.which')}
          onChange={(event) => (chosen.value = Number(event.currentTarget.value))}
        >
          {trades.map((one, index) => (
            <option key={index} value={index}>
              {t(one.returns === undefined ? 'trade.option' : 'trade.optionReturning', {
                train: one.train,
                seller: companyShort(one.seller),
                buyer: companyShort(one.buyer),
                returns: (one.returns ?? []).join(', '),
              })}
            </option>
          ))}
        </select>
      </label>
      <label class="doing-row">
        <span>{t('trade.price')}</span>
        <input
          class="text-input short"
          type="number"
          min={trade.price}
          max={most}
          value={price.value}
          placeholder={String(trade.price)}
          onInput={(event) => (price.value = event.currentTarget.value)}
        />
        <span class="caption">{t('trade.range', { least: trade.price, most })}</span>
      </label>
      <button
        type="button"
        class="button secondary"
        disabled={!fits}
        onClick={() => {
          const { most: _, split: __, ...step } = trade;
          turn.add({ ...step, price: pounds });
        }}
      >
        {own ? t('trade.buy') : t('trade.offer', { name: names[seller] ?? '' })}
      </button>
    </div>
  );
}
