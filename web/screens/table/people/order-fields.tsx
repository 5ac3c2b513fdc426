/** The fields of standing orders: one line for each company, one for offers, one for trains over the limit. */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import { Mark } from '../../../games/lilliput/signs.tsx';
import { companyName } from '../../../games/lilliput/words.ts';
import { t } from '../../../texts/index.ts';
import {
  type DividendWish,
  dividendOf,
  dividendWishes,
  needsPounds,
  type OfferWish,
  offerWishes,
  type OrdersForm,
  type Wished,
} from './orders-form.ts';

interface OrderFieldsProps {
  readonly form: OrdersForm;
  readonly companies: readonly CompanyId[];
  /** The field whose sum cannot be meant. */
  readonly wrong: string | null;
  onChange(form: OrdersForm): void;
}

export function OrderFields({ form, companies, wrong, onChange }: OrderFieldsProps) {
  return (
    <>
      <fieldset class="order-group">
        <legend>{t('orders.dividends')}</legend>
        {companies.length === 0 && <p class="muted">{t('orders.noCompany')}</p>}
        {companies.map((company) => (
          <Line
            key={company}
            id={company}
            label={companyName(company)}
            sign={<Mark company={company} size={20} />}
            wishes={dividendWishes}
            wished={dividendOf(form, company)}
            wordsOf={(wish) => t(`orders.dividend.${wish}`)}
            isWrong={wrong === company}
            onWish={(wished) => onChange({ ...form, dividends: { ...form.dividends, [company]: wished } })}
          />
        ))}
      </fieldset>
      <fieldset class="order-group">
        <legend>{t('orders.trains')}</legend>
        <Line
          id="offers"
          label={t('orders.offers')}
          wishes={offerWishes}
          wished={form.offers}
          wordsOf={(wish) => t(`orders.offer.${wish}`)}
          isWrong={wrong === 'offers'}
          onWish={(offers) => onChange({ ...form, offers })}
        />
        <label class="order-tick">
          <input
            type="checkbox"
            checked={form.discardOldest}
            onChange={() => onChange({ ...form, discardOldest: !form.discardOldest })}
          />
          <span>{t('orders.discard')}</span>
        </label>
      </fieldset>
    </>
  );
}

interface LineProps<Wish extends DividendWish | OfferWish> {
  readonly id: string;
  readonly label: string;
  readonly sign?: preact.ComponentChildren;
  readonly wishes: readonly Wish[];
  readonly wished: Wished<Wish>;
  readonly isWrong: boolean;
  wordsOf(wish: Wish): string;
  onWish(wished: Wished<Wish>): void;
}

function Line<Wish extends DividendWish | OfferWish>(props: LineProps<Wish>) {
  const { id, label, sign, wishes, wished, isWrong, wordsOf, onWish } = props;
  return (
    <div class="order-line">
      <label class="order-name" for={`wish-${id}`}>
        {sign} {label}
      </label>
      <select
        class="text-input"
        id={`wish-${id}`}
        value={wished.wish}
        onChange={(event) => onWish({ ...wished, wish: event.currentTarget.value as Wish })}
      >
        {wishes.map((wish) => (
          <option key={wish} value={wish}>
            {wordsOf(wish)}
          </option>
        ))}
      </select>
      {needsPounds(wished.wish) && (
        <span class="order-pounds">
          <span aria-hidden="true">£</span>
          <input
            class="text-input"
            id={`pounds-${id}`}
            type="text"
            inputMode="numeric"
            maxLength={7}
            aria-label={t('orders.pounds', { name: label })}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `pounds-${id}-error` : undefined}
            value={wished.pounds}
            onInput={(event) => onWish({ ...wished, pounds: event.currentTarget.value })}
          />
        </span>
      )}
      {isWrong && (
        <p class="field-error" id={`pounds-${id}-error`}>
          {t('orders.wrongSum')}
        </p>
      )}
    </div>
  );
}
