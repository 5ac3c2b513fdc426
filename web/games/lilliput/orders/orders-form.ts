/** Standing orders as a form shows them, and back: what is filled in becomes orders, or says what is wrong. */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { LilliputOrders } from '../../../../domain/lilliput/orders.ts';

export const dividendWishes = ['ask', 'pay', 'payFrom', 'keepBelow', 'keepOrPay'] as const;
export type DividendWish = (typeof dividendWishes)[number];
export const offerWishes = ['ask', 'refuse', 'acceptFrom'] as const;
export type OfferWish = (typeof offerWishes)[number];

/** A wish, and the sum in pounds that goes with some of them, as it was typed. */
export interface Wished<Wish> {
  readonly wish: Wish;
  readonly pounds: string;
}

export interface OrdersForm {
  readonly dividends: { readonly [company in CompanyId]?: Wished<DividendWish> };
  readonly offers: Wished<OfferWish>;
  readonly discardOldest: boolean;
}

const MOST = 100_000;

export const needsPounds = (wish: DividendWish | OfferWish): boolean => !['ask', 'pay', 'refuse'].includes(wish);

const blank = { wish: 'ask', pounds: '' } as const;

export const dividendOf = ({ dividends }: OrdersForm, company: CompanyId): Wished<DividendWish> =>
  dividends[company] ?? blank;

export function formOf(orders: LilliputOrders | null): OrdersForm {
  const { dividends = {}, offers, discardOldest = false } = orders ?? {};
  const entries = Object.entries(dividends).map(([company, order]) => [company, dividendWish(order)] as const);
  return { dividends: Object.fromEntries(entries), offers: offerWish(offers), discardOldest };
}

interface DividendOrder {
  readonly payFrom?: number | undefined;
  readonly keepBelow?: number | undefined;
}

function dividendWish({ payFrom, keepBelow }: DividendOrder): Wished<DividendWish> {
  if (payFrom === undefined) {
    return keepBelow === undefined ? blank : { wish: 'keepBelow', pounds: String(keepBelow) };
  }
  if (keepBelow !== undefined && keepBelow > 0) return { wish: 'keepOrPay', pounds: String(keepBelow) };
  return payFrom === 0 ? { wish: 'pay', pounds: '' } : { wish: 'payFrom', pounds: String(payFrom) };
}

function offerWish(offers: LilliputOrders['offers']): Wished<OfferWish> {
  if (offers === undefined) return blank;
  const { acceptFrom } = offers;
  return acceptFrom === null ? { wish: 'refuse', pounds: '' } : { wish: 'acceptFrom', pounds: String(acceptFrom) };
}

/** Whole pounds, or null. */
export function poundsIn(text: string): number | null {
  const digits = text.trim().replace(/^£\s*/, '');
  const amount = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return amount > 0 && amount <= MOST ? amount : null;
}

/** The id of the field for the sum of a company, or of offers. */
export const fieldOf = (line: string): string => `pounds-${line}`;

/** Which field has no sum that can be read; null where all have. */
export function wrongField({ dividends, offers }: OrdersForm): string | null {
  const isWrong = ({ wish, pounds }: Wished<DividendWish | OfferWish>) =>
    needsPounds(wish) && poundsIn(pounds) === null;
  const wrong = Object.entries(dividends).find(([, wished]) => isWrong(wished));
  if (wrong !== undefined) return fieldOf(wrong[0]);
  return isWrong(offers) ? fieldOf('offers') : null;
}

/** Null where nothing is ordered. */
export function ordersOf(form: OrdersForm): LilliputOrders | null {
  const dividends = Object.fromEntries(
    Object.entries(form.dividends)
      .filter(([, { wish }]) => wish !== 'ask')
      .map(([company, wished]) => [company, dividendOrder(wished)]),
  );
  const orders: LilliputOrders = {
    ...(Object.keys(dividends).length === 0 ? {} : { dividends }),
    ...(form.offers.wish === 'ask' ? {} : { offers: { acceptFrom: acceptFrom(form.offers) } }),
    ...(form.discardOldest ? { discardOldest: true as const } : {}),
  };
  return Object.keys(orders).length === 0 ? null : orders;
}

function dividendOrder({ wish, pounds }: Wished<DividendWish>): DividendOrder {
  const amount = poundsIn(pounds) ?? 0;
  switch (wish) {
    case 'pay':
      return { payFrom: 0 };
    case 'payFrom':
      return { payFrom: amount };
    case 'keepBelow':
      return { keepBelow: amount };
    case 'keepOrPay':
      return { keepBelow: amount, payFrom: amount };
    case 'ask':
      return {};
  }
}

const acceptFrom = ({ wish, pounds }: Wished<OfferWish>): number | null =>
  wish === 'refuse' ? null : (poundsIn(pounds) ?? null);
