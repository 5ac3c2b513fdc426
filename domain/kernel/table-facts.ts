/** The facts of a table's own life, as they are stored. `table.ts` says what they are for and folds them. */
import * as z from 'zod/mini';
import { hash, LONGEST_ID, MOST_SEATS, parts, seat, standings, text, version, wholeNumber, word } from './bounds.ts';

const v1 = { v: z.literal(1) };
/** Null for the host, who has no seat. */
const seatOrHost = z.nullable(seat);
/** What can be proposed to all. */
const proposed = z.enum(['pause', 'end']);
export type Proposed = z.infer<typeof proposed>;

export const tableFactSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('table.started'),
    ...v1,
    game: word,
    seats: wholeNumber(1, MOST_SEATS),
    options: z.looseObject({}),
    /** SHA-256 of the seed that the closing fact reveals. */
    seedHash: hash,
  }),
  /** The table goes on from a position of another one, whose facts the next commits carry over. */
  z.strictObject({
    type: z.literal('table.forked'),
    ...v1,
    origin: text(LONGEST_ID),
    version,
    /** Of the commit at that position. */
    hash,
    /** How many commits carry facts over. */
    parts,
  }),
  /** From here on the service plays this seat, by the robot of that name (`robots` of the game's manifest). */
  z.strictObject({ type: z.literal('table.botSeated'), ...v1, seat, player: word }),
  /** From here on a person plays this seat again. */
  z.strictObject({ type: z.literal('table.personSeated'), ...v1, seat }),
  z.strictObject({ type: z.literal('table.takeBackAsked'), ...v1, seat, backTo: version }),
  z.strictObject({ type: z.literal('table.takeBackAnswered'), ...v1, seat, agreed: z.boolean() }),
  z.strictObject({ type: z.literal('table.retracted'), ...v1, backTo: version }),
  z.strictObject({ type: z.literal('table.rulesCorrected'), ...v1, from: word, to: word }),
  /** A seat wants a robot for another seat, whose time is over; or no longer wants it. */
  z.strictObject({ type: z.literal('table.voted'), ...v1, seat, over: seat, agreed: z.boolean() }),
  z.strictObject({ type: z.literal('table.votedOut'), ...v1, seat }),
  z.strictObject({ type: z.literal('table.resigned'), ...v1, seat }),
  /** From here on another person plays this seat. */
  z.strictObject({ type: z.literal('table.seatHandedOver'), ...v1, seat }),
  z.strictObject({ type: z.literal('table.proposed'), ...v1, what: proposed, seat: seatOrHost }),
  z.strictObject({ type: z.literal('table.answered'), ...v1, what: proposed, seat, agreed: z.boolean() }),
  /** The seat's time for an answer was up; the game facts beside it are what the game has for silence. */
  z.strictObject({ type: z.literal('table.lapsed'), ...v1, seat }),
  z.strictObject({ type: z.literal('table.paused'), ...v1 }),
  z.strictObject({ type: z.literal('table.resumed'), ...v1, seat: seatOrHost }),
  z.strictObject({
    type: z.literal('table.ended'),
    v: z.literal(2),
    reason: z.enum(['finished', 'agreed']),
    seed: hash,
    /** How the game stood, where its people agreed to stop; a game that is over tells it itself. */
    standings: z.nullable(standings),
  }),
]);

export type TableFact = z.infer<typeof tableFactSchema>;
