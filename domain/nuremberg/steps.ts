/** What a player can do in a submission, step by step. */
import * as z from 'zod/mini';
import { componentId } from './bounds.ts';
import { area, areasOfLine, boxNumber, company, cubes, influence, itemKind, trainPayment } from './facts.ts';

export const stepSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bid'), box: boxNumber, cubes }),

  z.strictObject({ type: z.literal('startLine'), area }),
  z.strictObject({ type: z.literal('addLink'), to: area }),
  /** Influence points for what the cubes could not pay. */
  z.strictObject({ type: z.literal('payLinks'), points: influence }),
  z.strictObject({ type: z.literal('buildNothing') }),

  z.strictObject({ type: z.literal('buyTrain'), train: componentId, pay: trainPayment }),
  z.strictObject({ type: z.literal('carry'), area, kind: itemKind, train: componentId }),
  z.strictObject({ type: z.literal('pass') }),

  z.strictObject({ type: z.literal('sellRun'), company, areas: areasOfLine }),
  z.strictObject({ type: z.literal('sellNothing') }),
]);

export type NurembergStep = z.infer<typeof stepSchema>;
export type StepOf<Type extends NurembergStep['type']> = Extract<NurembergStep, { type: Type }>;

/** An amount that is shared out among purses, of each at most so much. */
export interface Split {
  readonly amount: number;
  readonly among: { readonly [purse: string]: number };
}

/**
 * A legal next step. Where figures are open, the step carries the least, and `most` or `split` say how far they go: a bid
 * from `cubes` to `most`, or the amount of `split` shared out among colours and cubes.
 */
export type NurembergChoice = NurembergStep & { readonly most?: number; readonly split?: Split };
