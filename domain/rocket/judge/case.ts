/** A case of `railpost judge`: a position as plain facts, a question, and what it asks about. */
import * as z from 'zod/mini';
import { keyOf } from '../board.ts';
import { cityId, companyId, good } from '../facts.ts';
import { identity } from '../identity.ts';
import { isOnBoard } from '../rules/targets.ts';

const count = z.int().check(z.minimum(0));
const counts = z.array(count);
const onBoard = z.tuple([z.int(), z.int()]).check(z.refine(([q, r]) => isOnBoard(keyOf(q, r))));
const byCompany = <Value extends z.core.$ZodType>(value: Value) => z.partialRecord(companyId, value);

const stateSchema = z.object({
  seats: z.int().check(z.minimum(identity.seats.min), z.maximum(identity.seats.max)),
  lines: z.array(
    z.object({
      company: companyId,
      loco: onBoard,
      heading: z.nullable(z.int().check(z.minimum(0), z.maximum(5))),
      track: z.array(onBoard),
      cities: z.array(cityId),
      isolated: z.boolean(),
    }),
  ),
  pile: byCompany(count),
  shares: byCompany(counts),
  supplementary: byCompany(count),
  stations: z.array(z.object({ seat: count, at: onBoard })),
  tokens: z.array(z.object({ seat: count, city: cityId, good })),
  passengers: counts,
  cash: counts,
  tilesLaid: count,
  moved: z.array(companyId),
});

const id = z.union([z.string(), z.number()]);
const saying = z.discriminatedUnion('say', [
  z.object({ seat: count, say: z.literal(['waive', 'call', 'pass', 'giveWay']) }),
  z.object({ seat: count, say: z.literal('bid'), shares: count, target: onBoard }),
  z.object({ seat: count, say: z.literal('restore'), shares: count }),
]);
const move = { seat: count, company: companyId, target: onBoard, said: z.array(saying) };
const base = { id, state: stateSchema };

export const caseSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('targets'), ...base }),
  z.object({ ask: z.literal('sites'), ...base, from: z.nullable(onBoard), candidates: z.array(onBoard) }),
  z.object({ ask: z.literal('consult'), ...base, ...move }),
  z.object({ ask: z.literal('extend'), ...base, ...move }),
  z.object({ ask: z.literal('isolated'), ...base }),
  z.object({ ask: z.literal('final'), ...base }),
]);

export type Case = z.infer<typeof caseSchema>;
export type CaseState = z.infer<typeof stateSchema>;
export type MoveCase = Extract<Case, { ask: 'consult' | 'extend' }>;
/** A hex as `[q, r]`. */
export type Coordinates = readonly [number, number];
