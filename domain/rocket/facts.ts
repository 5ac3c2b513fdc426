/**
 * What can have happened at a table of Stephenson's Rocket. Facts carry outcomes (who was paid, which cities joined a line,
 * who is asked next), so that folding them needs no rule. A fact is never changed once it was written; a new version
 * gets a new number and an upcaster.
 */
import * as z from 'zod/mini';
import { draws } from '../kernel/bounds.ts';
import { COMPANIES, hexes } from './board.ts';
import * as bounds from './bounds.ts';
import { pounds, seat, shareCount, upTo } from './bounds.ts';
import { cities, GOODS } from './data.ts';

export const companyId = z.enum(COMPANIES);
export const cityId = z.enum(cities.map(({ id }) => id));
export const good = z.enum(GOODS);
export const hex = z.enum(hexes);

const v1 = { v: z.literal(1) };
const listOf = <Entry extends z.core.$ZodType>(entry: Entry, most: number) => z.array(entry).check(z.maxLength(most));
const seats = listOf(seat, bounds.MOST_SEATS);
const cityIds = listOf(cityId, bounds.MOST_CITIES);
const heading = z.union(([0, 1, 2, 3, 4, 5] as const).map((direction) => z.literal(direction)));
const payouts = listOf(z.strictObject({ seat, amount: pounds }), bounds.MOST_SEATS);
/** The value of a line: its connected cities. */
const value = upTo(bounds.MOST_CITIES);

const setUpAndTurns = [
  z.strictObject({ type: z.literal('gameSetUp'), ...v1, seats: upTo(bounds.MOST_SEATS), first: seat, draws }),
  z.strictObject({ type: z.literal('turnEnded'), ...v1, seat, next: seat, idleTurns: upTo(1_000) }),
  /** Nothing was possible. */
  z.strictObject({ type: z.literal('actionLapsed'), ...v1, seat }),
] as const;

const tokensAndStations = [
  z.strictObject({ type: z.literal('tokenTaken'), ...v1, seat, city: cityId, good }),
  z.strictObject({ type: z.literal('stationPlaced'), ...v1, seat, at: hex }),
  z.strictObject({ type: z.literal('stationMoved'), ...v1, seat, from: hex, at: hex }),
] as const;

const consultation = [
  /** A locomotive is to be moved; `share` says whether the pile had one for the active seat. */
  z.strictObject({
    type: z.literal('moveChosen'),
    ...v1,
    seat,
    company: companyId,
    target: hex,
    share: z.boolean(),
  }),
  /** Others have a say. Either they waive or call, all at once, or the only one is asked for a bid. */
  z.strictObject({
    type: z.literal('consultationOpened'),
    ...v1,
    seat,
    company: companyId,
    target: hex,
    targets: listOf(hex, bounds.MOST_TARGETS),
    asked: seats,
    round: seats,
  }),
  z.strictObject({ type: z.literal('waived'), ...v1, seat }),
  /** `next`: who is asked for a bid after this, in order. */
  z.strictObject({ type: z.literal('called'), ...v1, seat, next: seats }),
  z.strictObject({ type: z.literal('passed'), ...v1, seat, next: seats }),
  z.strictObject({ type: z.literal('bid'), ...v1, seat, shares: shareCount, target: hex, next: seats }),
  z.strictObject({ type: z.literal('gaveWay'), ...v1, seat }),
  z.strictObject({ type: z.literal('restored'), ...v1, seat, shares: shareCount, target: hex }),
  /** The winner of the bidding pays: shares go to the pile, to the supplementary stock, or out of the game. */
  z.strictObject({
    type: z.literal('sharesPaid'),
    ...v1,
    seat,
    company: companyId,
    shares: shareCount,
    toPile: shareCount,
    supplementary: shareCount,
  }),
  /** A public waiver; without a company it is about all of them. */
  z.strictObject({ type: z.literal('waiverDeclared'), ...v1, seat, company: z.nullable(companyId) }),
  z.strictObject({ type: z.literal('waiverRevoked'), ...v1, seat, company: z.nullable(companyId) }),
] as const;

const extension = [
  z.strictObject({
    type: z.literal('lineExtended'),
    ...v1,
    seat,
    company: companyId,
    from: hex,
    to: hex,
    heading,
    /** A tile was laid on the hex that was left. */
    tile: z.boolean(),
    /** Cities that the line did not have before. */
    cities: cityIds,
  }),
  z.strictObject({ type: z.literal('passengerTaken'), ...v1, seat, company: companyId }),
  z.strictObject({ type: z.literal('cityPaid'), ...v1, company: companyId, city: cityId, payouts }),
  z.strictObject({ type: z.literal('townPaid'), ...v1, company: companyId, city: cityId, value, payouts }),
  z.strictObject({ type: z.literal('mergerPaid'), ...v1, company: companyId, into: companyId, value, payouts }),
  z.strictObject({
    type: z.literal('linesMerged'),
    ...v1,
    company: companyId,
    into: companyId,
    /** A tile was left for the locomotive's hex. */
    tile: z.boolean(),
    /** Cities that the surviving line did not have before. */
    cities: cityIds,
    /** What every holder gives of the dissolved company, and gets of the other. */
    swaps: listOf(z.strictObject({ seat, given: shareCount, received: shareCount }), bounds.MOST_SEATS),
    fromPile: shareCount,
    supplementary: shareCount,
  }),
  z.strictObject({ type: z.literal('lineIsolated'), ...v1, company: companyId, removed: shareCount }),
] as const;

const ending = [
  z.strictObject({ type: z.literal('gameEnded'), ...v1, reason: z.enum(['shares', 'tiles', 'stuck', 'idle']) }),
  z.strictObject({
    type: z.literal('tokensScored'),
    ...v1,
    category: z.enum([...GOODS, 'passengers']),
    payouts,
  }),
  z.strictObject({ type: z.literal('stationsScored'), ...v1, company: companyId, value, payouts }),
  z.strictObject({ type: z.literal('sharesScored'), ...v1, company: companyId, value, payouts }),
  z.strictObject({
    type: z.literal('ranked'),
    ...v1,
    ranking: listOf(
      z.strictObject({
        seat,
        rank: upTo(bounds.MOST_SEATS),
        total: pounds,
        cash: pounds,
        tokens: pounds,
        stations: pounds,
        shares: pounds,
      }),
      bounds.MOST_SEATS,
    ),
  }),
] as const;

export const factSchema = z.discriminatedUnion('type', [
  ...setUpAndTurns,
  ...tokensAndStations,
  ...consultation,
  ...extension,
  ...ending,
]);

export type RocketFact = z.infer<typeof factSchema>;
export type FactOf<Type extends RocketFact['type']> = Extract<RocketFact, { type: Type }>;
