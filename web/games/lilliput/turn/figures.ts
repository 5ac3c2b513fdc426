/** Choices that leave a figure open, closed as a person wishes: a price, or a sum split between two companies. */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { LilliputChoice, LilliputStep } from '../../../../domain/lilliput/steps.ts';

export type Split = NonNullable<LilliputChoice['split']>;
export type Trade = Extract<LilliputChoice, { type: 'tradeTrain' }>;

export const splitOf = (choices: readonly { readonly split?: Split }[]): Split | null =>
  choices.find((choice) => choice.split !== undefined)?.split ?? null;

/** So much for the first company, the rest for the second. */
export function sharedOut({ amount, among }: Split, first: number): { [id in CompanyId]?: number } {
  const [one, other] = among as readonly CompanyId[];
  if (one === undefined) return {};
  if (other === undefined) return { [one]: amount };
  const parts: [CompanyId, number][] = [
    [one, first],
    [other, amount - first],
  ];
  return Object.fromEntries(parts.filter(([, part]) => part > 0));
}

export const mostFor = ({ price, most }: Trade): number => most ?? price;

/** A trade at this price; null where the price is out of range. */
export function tradeAt(trade: Trade, pounds: number): LilliputStep | null {
  if (!Number.isInteger(pounds) || pounds < trade.price || pounds > mostFor(trade)) return null;
  const { most: _, split: __, ...step } = trade;
  return { ...step, price: pounds };
}
