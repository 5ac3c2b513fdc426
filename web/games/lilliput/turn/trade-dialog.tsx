/** A train of another company: which one, for whom, at what price. One's own company sells at once, others are asked. */
import { useSignal } from '@preact/signals';
import { Dialog } from '../../../parts/dialog.tsx';
import { t } from '../texts/index.ts';
import { companyShort } from '../words.ts';
import { mostFor, tradeAt, type Trade } from './figures.ts';
import { Options } from './options.tsx';
import { trainWords, withReturns } from './pool.tsx';
import type { Turn } from './turn.ts';

interface TradeDialogProps {
  readonly turn: Turn;
  readonly names: readonly string[];
  onClose(): void;
}

export function TradeDialog({ turn, names, onClose }: TradeDialogProps) {
  const trades = turn.choices.value.filter((choice): choice is Trade => choice.type === 'tradeTrain');
  const place = useSignal(0);
  const price = useSignal<number | null>(null);
  const trade = trades[place.value] ?? trades[0];
  const state = turn.made.value?.state;
  if (trade === undefined || !state) return null;
  const most = mostFor(trade);
  const pounds = price.value ?? trade.price;
  const step = tradeAt(trade, pounds);
  const seller = state.companies[trade.seller]?.director ?? 0;
  const treasury = state.companies[trade.buyer]?.treasury ?? 0;
  return (
    <Dialog title={t('trade.title')} onClose={onClose}>
      <Options
        title={t('trade.which')}
        options={trades.map((one, index) => ({
          key: String(index),
          company: one.seller,
          words: withReturns(trainWords(one.train, one.obsolete), one.returns),
          detail: t('trade.between', { seller: companyShort(one.seller), buyer: companyShort(one.buyer) }),
          chosen: one === trade,
          onChoose: () => (place.value = index),
        }))}
      />
      <div class="doing-part">
        <label class="section-title" for="trade-price">
          {t('trade.amount')}
        </label>
        <div class="doing-row">
          <input
            class="range"
            type="range"
            min={trade.price}
            max={most}
            value={pounds}
            aria-label={t('trade.price')}
            onInput={(event) => (price.value = Number(event.currentTarget.value))}
          />
          <input
            class="text-input short"
            id="trade-price"
            type="number"
            inputMode="numeric"
            min={trade.price}
            max={most}
            value={pounds}
            onInput={(event) => (price.value = Number(event.currentTarget.value))}
          />
        </div>
        <p class="caption">
          {step === null
            ? t('trade.range', { least: trade.price, most })
            : t('trade.left', { company: companyShort(trade.buyer), amount: treasury - pounds })}
        </p>
      </div>
      <div class="dialog-foot">
        <button
          type="button"
          class="button primary"
          disabled={step === null}
          onClick={() => {
            if (step === null) return;
            turn.add(step);
            onClose();
          }}
        >
          {seller === state.turn?.seat ? t('trade.buy') : t('trade.offer', { name: names[seller] ?? '' })}
        </button>
      </div>
    </Dialog>
  );
}
