/** What a player can do in Stephenson's Rocket, step by step. */
import * as z from 'zod/mini';
import { shareCount } from './bounds.ts';
import type { Good } from './data.ts';
import { cityId, companyId, good, hex } from './facts.ts';
import type { HexKey } from './types.ts';

export const stepSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('takeToken'), city: cityId, good }),
  z.strictObject({ type: z.literal('placeStation'), at: hex }),
  z.strictObject({ type: z.literal('moveStation'), from: hex, at: hex }),
  z.strictObject({ type: z.literal('extend'), company: companyId, target: hex }),

  z.strictObject({ type: z.literal('waive') }),
  z.strictObject({ type: z.literal('call') }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('bid'), shares: shareCount, target: hex }),
  z.strictObject({ type: z.literal('giveWay') }),
  z.strictObject({ type: z.literal('restore'), shares: shareCount }),

  /** "Do not ask me about this company", or about any (null). */
  z.strictObject({ type: z.literal('declareWaiver'), company: z.nullable(companyId) }),
  z.strictObject({ type: z.literal('revokeWaiver'), company: z.nullable(companyId) }),
]);

export type RocketStep = z.infer<typeof stepSchema>;
export type StepOf<Type extends RocketStep['type']> = Extract<RocketStep, { type: Type }>;

/**
 * A legal next step. Where something is open, the step carries the first possibility and another field lists all:
 * `goods` of a city, `sites` for a station, `companies` of a waiver, and shares from `shares` to `most`.
 */
export type RocketChoice = RocketStep & {
  readonly goods?: readonly Good[];
  readonly sites?: readonly HexKey[];
  readonly companies?: readonly StepOf<'declareWaiver'>['company'][];
  readonly most?: number;
};
