/** What a player can do in a turn of 18Lilliput, step by step. */
import * as z from 'zod/mini';
import { characterId, companyId, rotation } from './facts.ts';

/** No tile ever lies farther out than this. */
const FARTHEST = 99;
const coordinate = z.int().check(z.minimum(-FARTHEST), z.maximum(FARTHEST));

export const stepSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('takeCompany'),
    company: companyId,
    tile: z.string(),
    x: coordinate,
    y: coordinate,
    rotation,
  }),
  z.strictObject({ type: z.literal('takeCharacter'), character: characterId }),
]);

export type LilliputStep = z.infer<typeof stepSchema>;
