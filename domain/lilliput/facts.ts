/**
 * What can have happened at a table of 18Lilliput. Facts carry outcomes (what was paid, where a marker went), so that
 * folding them needs no rule. A fact is never changed once it was written; a new version gets a new number and an
 * upcaster.
 */
import * as z from 'zod/mini';
import { characters, companies, trains } from './data.ts';

const idsOf = <Id extends string>(list: readonly { readonly id: Id }[]) => z.enum(list.map(({ id }) => id));

export const companyId = idsOf(companies);
export const characterId = idsOf(characters);
export const trainName = z.enum(trains.map(({ type }) => type));
export const spaceId = z.templateLiteral([z.enum(['T', 'B']), z.number()]);
export const rotation = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

const v1 = { v: z.literal(1) };
const seat = z.int().check(z.nonnegative());
const amount = z.int().check(z.nonnegative());
const draw = z.strictObject({ counter: z.int(), sides: z.int(), result: z.int() });
const placedTile = { tile: z.string(), x: z.int(), y: z.int(), rotation };

export const factSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('gameSetUp'),
    ...v1,
    players: z.array(z.strictObject({ cash: amount, copyCards: amount })),
    startPlayer: seat,
    draws: z.optional(z.array(draw)),
    rounds: amount,
    board: z.array(z.strictObject(placedTile)),
    supply: z.record(z.string(), amount),
    draft: z.strictObject({ order: z.array(seat), companies: z.array(companyId), characters: z.array(characterId) }),
  }),
  z.strictObject({
    type: z.literal('companyTaken'),
    ...v1,
    seat,
    company: companyId,
    /** The owner's cash afterwards. */
    cash: amount,
    treasury: amount,
    trains: z.array(trainName),
    tokens: amount,
    space: spaceId,
    ...placedTile,
    slots: amount,
  }),
  z.strictObject({
    type: z.literal('characterTaken'),
    ...v1,
    seat,
    character: characterId,
    tiles: z.array(z.strictObject({ tile: z.string(), count: amount })),
  }),
  z.strictObject({
    type: z.literal('draftEnded'),
    ...v1,
    companiesLeaving: z.array(companyId),
    charactersLeaving: z.array(characterId),
    unfounded: z.array(companyId),
    deck: z.array(z.strictObject({ type: trainName, left: z.nullable(amount) })),
  }),
]);

export type LilliputFact = z.infer<typeof factSchema>;
