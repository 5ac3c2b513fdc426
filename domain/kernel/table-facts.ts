/** The facts of a table's own life, as they are stored. `table.ts` says what they are for and folds them. */
import * as z from 'zod/mini';

const v1 = { v: z.literal(1) };
/** No table of any game here has more. */
const MOST_SEATS = 8;
const seat = z.int().check(z.nonnegative(), z.lt(MOST_SEATS));
/** Null for the host, who has no seat. */
const seatOrHost = z.nullable(seat);
/** What can be proposed to all. */
const proposed = z.enum(['pause', 'end']);
export type Proposed = z.infer<typeof proposed>;

const standing = z.strictObject({
  seat: z.int(),
  total: z.int(),
  rank: z.int(),
  parts: z.array(z.strictObject({ key: z.string(), amount: z.int() })),
});

export const tableFactSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('table.started'),
    ...v1,
    game: z.string(),
    seats: z.int().check(z.positive(), z.lte(MOST_SEATS)),
    options: z.looseObject({}),
    /** SHA-256 of the seed that the closing fact reveals. */
    seedHash: z.string(),
  }),
  /** The table goes on from a position of another one, whose facts the next commits carry over. */
  z.strictObject({
    type: z.literal('table.forked'),
    ...v1,
    origin: z.string(),
    version: z.int().check(z.positive()),
    /** Of the commit at that position. */
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** How many commits carry facts over. */
    parts: z.int().check(z.nonnegative()),
  }),
  /** From here on the service plays this seat, by the player of that name (`domain/players.ts`). */
  z.strictObject({ type: z.literal('table.botSeated'), ...v1, seat, player: z.string() }),
  /** From here on a person plays this seat again. */
  z.strictObject({ type: z.literal('table.personSeated'), ...v1, seat }),
  z.strictObject({ type: z.literal('table.takeBackAsked'), ...v1, seat, backTo: z.int().check(z.positive()) }),
  z.strictObject({ type: z.literal('table.takeBackAnswered'), ...v1, seat, agreed: z.boolean() }),
  z.strictObject({ type: z.literal('table.retracted'), ...v1, backTo: z.int().check(z.positive()) }),
  z.strictObject({ type: z.literal('table.rulesCorrected'), ...v1, from: z.string(), to: z.string() }),
  /** A seat wants a robot for another seat, whose time is over; or no longer wants it. */
  z.strictObject({ type: z.literal('table.voted'), ...v1, seat, over: seat, agreed: z.boolean() }),
  z.strictObject({ type: z.literal('table.votedOut'), ...v1, seat }),
  z.strictObject({ type: z.literal('table.resigned'), ...v1, seat }),
  /** From here on another person plays this seat. */
  z.strictObject({ type: z.literal('table.seatHandedOver'), ...v1, seat }),
  z.strictObject({ type: z.literal('table.proposed'), ...v1, what: proposed, seat: seatOrHost }),
  z.strictObject({ type: z.literal('table.answered'), ...v1, what: proposed, seat, agreed: z.boolean() }),
  z.strictObject({ type: z.literal('table.paused'), ...v1 }),
  z.strictObject({ type: z.literal('table.resumed'), ...v1, seat: seatOrHost }),
  z.strictObject({
    type: z.literal('table.ended'),
    v: z.literal(2),
    reason: z.enum(['finished', 'agreed']),
    seed: z.string(),
    /** How the game stood, where its people agreed to stop; a game that is over tells it itself. */
    standings: z.nullable(z.array(standing)),
  }),
]);

export type TableFact = z.infer<typeof tableFactSchema>;
