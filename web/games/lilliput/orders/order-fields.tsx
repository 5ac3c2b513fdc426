/** The fields of standing orders: one line for each company, one for offers, one for trains over the limit. */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { Mark } from '../signs.tsx';
import { companyName } from '../words.ts';
import type { OrdersFieldsProps } from '../../contract/site-parts.ts';
import {
  type DividendWish,
  dividendOf,
  dividendWishes,
  fieldOf,
  needsPounds,
  type OfferWish,
  offerWishes,
  type OrdersForm,
  type Wished,
} from './orders-form.ts';
import { t } from './words.ts';

/** What the seat directs now, and what it has ordered for before. */
function companiesOf({ companies }: LilliputState, seat: number, { dividends }: OrdersForm): CompanyId[] {
  return (Object.keys(companies) as CompanyId[]).filter(
    (company) => companies[company]?.director === seat || dividends[company] !== undefined,
  );
}

export function OrderFields({ form, state, seat, wrong, onChange }: OrdersFieldsProps<OrdersForm>) {
  const companies = companiesOf(state as LilliputState, seat, form);
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
            isWrong={wrong === fieldOf(company)}
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
          isWrong={wrong === fieldOf('offers')}
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
            id={fieldOf(id)}
            type="text"
            inputMode="numeric"
            maxLength={7}
            aria-label={t('orders.pounds', { name: label })}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${fieldOf(id)}-error` : undefined}
            value={wished.pounds}
            onInput={(event) => onWish({ ...wished, pounds: event.currentTarget.value })}
          />
        </span>
      )}
      {isWrong && (
        <p class="field-error" id={`${fieldOf(id)}-error`}>
          {t('orders.wrongSum')}
        </p>
      )}
    </div>
  );
}
