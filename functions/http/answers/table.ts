/** A table, its seats and its links. */
import * as z from 'zod/mini';
import { clockSchema } from '../../../domain/kernel/clock.ts';
import { hostActs } from '../../../domain/kernel/host-acts.ts';
import { annotatorsSchema, orderSchema } from '../../../domain/kernel/setup.ts';
import type { Answer } from './answer.ts';

export const statusSchema = z.enum(['gathering', 'running', 'ended', 'closed']);
export type Status = Answer<typeof statusSchema>;

/** Somebody else at a table: by name, a robot, or nobody yet. */
export const otherSchema = z.strictObject({ name: z.nullable(z.string()), bot: z.nullable(z.string()) });
export type Other = Answer<typeof otherSchema>;

/** A seat as others see it. */
const seatSchema = z.strictObject({
  seat: z.int(),
  /** An open seat has no name yet. */
  name: z.nullable(z.string()),
  /** Somebody has taken it with its link. */
  joined: z.boolean(),
  /** The player by which the service plays the seat; null for a person. */
  bot: z.nullable(z.string()),
  /** Somebody was invited to it by mail, or sat down with a confirmed address; only where that is so. */
  byMail: z.optional(z.literal(true)),
  /** Mail to this seat comes back; only where it does. */
  mailBounces: z.optional(z.literal(true)),
  /** When mail about its turn last went out; only for those who play at the table or host it. */
  mailedAt: z.optional(z.string()),
  /** Where it stood in the host's list, which its link names; only where that is another number. */
  place: z.optional(z.int()),
});
export type SeatInfo = Answer<typeof seatSchema>;

export const seatsSchema = z.array(seatSchema);
export const hostedSchema = z.strictObject({ seats: seatsSchema });

export const tableSchema = z.strictObject({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  status: statusSchema,
  options: z.looseObject({}),
  createdAt: z.string(),
  order: orderSchema,
  /** In the lobby, for everybody to join. */
  listed: z.boolean(),
  /** Who may comment on positions. */
  annotators: annotatorsSchema,
  clock: z.nullable(clockSchema),
  seats: seatsSchema,
  /** What the session of this browser holds. */
  you: z.strictObject({ seats: z.array(z.int()), host: z.boolean() }),
  /** The table at which the same people play again, and the one they come from. */
  rematch: z.optional(z.string()),
  rematchOf: z.optional(z.string()),
  /** Played elsewhere, under that id, and imported at that time: to look at only, and not witnessed here. */
  imported: z.optional(z.strictObject({ id: z.string(), at: z.string() })),
  /** The position from which it goes on, of a table here. */
  origin: z.optional(z.strictObject({ table: z.string(), version: z.int() })),
});
export type TableInfo = Answer<typeof tableSchema>;

export const createdSchema = z.strictObject({
  id: z.string(),
  address: z.string(),
  host: z.string(),
  /** A robot's seat has no link, nor one whose player was invited by mail. */
  seats: z.array(z.strictObject({ seat: z.int(), name: z.nullable(z.string()), link: z.nullable(z.string()) })),
});
export type NewTable = Answer<typeof createdSchema>;

export const seatLinksSchema = z.array(z.strictObject({ seat: z.int(), link: z.string() }));
export type SeatLink = Answer<typeof seatLinksSchema>[number];

/** A link to open, such as that of a feed. */
export const linkSchema = z.strictObject({ link: z.string() });
export type LinkAnswer = Answer<typeof linkSchema>;

export const hostLogSchema = z.array(
  z.strictObject({ at: z.string(), act: z.enum(hostActs), seat: z.nullable(z.int()) }),
);
export type HostEntry = Answer<typeof hostLogSchema>[number];

/** The seats taken at the table of a rematch. */
export const claimedSchema = z.strictObject({
  table: z.string(),
  address: z.string(),
  seats: z.array(z.int()),
  host: z.boolean(),
});
export type Claimed = Answer<typeof claimedSchema>;

export const joinedSchema = z.strictObject({ table: z.string(), seat: z.int() });
export type Joined = Answer<typeof joinedSchema>;

export const importedSchema = z.strictObject({
  id: z.string(),
  address: z.string(),
  /** False where it was here already. */
  fresh: z.boolean(),
  /** It was played here, and is no copy. */
  witnessed: z.boolean(),
});
export type Imported = Answer<typeof importedSchema>;
