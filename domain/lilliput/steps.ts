/** What a player can do in a turn of 18Lilliput, step by step. */
import * as z from 'zod/mini';
import { cell, componentId, MOST_TRAINS_OF_COMPANY, pounds } from './bounds.ts';
import { cardSide, characterId, companyId, rotation, spaceId, trainName } from './facts.ts';

const tile = { tile: componentId, ...cell, rotation };
const byCompany = z.partialRecord(companyId, pounds);
/** Obsolete trains that go back to the pool just before a purchase. */
const returns = z.optional(z.array(trainName).check(z.maxLength(MOST_TRAINS_OF_COMPANY)));
const train = { train: trainName, obsolete: z.boolean() };

export const stepSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('takeCompany'), company: companyId, ...tile }),
  z.strictObject({ type: z.literal('takeCharacter'), character: characterId }),

  z.strictObject({ type: z.literal('takeIncome'), treasuries: z.nullable(byCompany) }),
  z.strictObject({ type: z.literal('takeCard'), card: componentId, side: cardSide }),
  z.strictObject({ type: z.literal('copyCard'), card: componentId, side: cardSide }),
  z.strictObject({ type: z.literal('layTile'), company: companyId, ...tile }),
  z.strictObject({ type: z.literal('layCharacterTile'), company: companyId, ...tile }),
  z.strictObject({ type: z.literal('tradeIn') }),
  z.strictObject({ type: z.literal('placeStation'), company: companyId, ...cell }),
  z.strictObject({ type: z.literal('grantTreasury'), treasuries: byCompany }),

  z.strictObject({ type: z.literal('buyTrain'), company: companyId, returns }),
  z.strictObject({ type: z.literal('buyPoolTrain'), company: companyId, ...train, returns }),
  /** Between two companies of the same director it happens at once; otherwise it is an offer. */
  z.strictObject({
    type: z.literal('tradeTrain'),
    buyer: companyId,
    seller: companyId,
    ...train,
    price: pounds,
    returns,
  }),
  z.strictObject({ type: z.literal('answerOffer'), accept: z.boolean() }),
  z.strictObject({ type: z.literal('withdrawOffer') }),
  z.strictObject({ type: z.literal('discardTrain'), company: companyId, ...train }),

  z.strictObject({
    type: z.literal('sellShares'),
    company: companyId,
    count: z.int().check(z.positive(), z.maximum(9)),
  }),
  z.strictObject({ type: z.literal('buyShare'), company: companyId }),
  z.strictObject({ type: z.literal('foundCompany'), company: companyId, space: spaceId, ...cell }),

  z.strictObject({ type: z.literal('payDividend') }),
  z.strictObject({ type: z.literal('keepRevenue') }),
]);

export type LilliputStep = z.infer<typeof stepSchema>;
export type StepOf<Type extends LilliputStep['type']> = Extract<LilliputStep, { type: Type }>;

/**
 * A legal next step. Where a figure is open, the step carries the least, and `most` or `split` say how far it goes:
 * a price from `price` to `most`, or the amount `split` shared out among companies.
 */
export type LilliputChoice = LilliputStep & {
  readonly most?: number;
  readonly split?: { readonly amount: number; readonly among: readonly string[] };
};
