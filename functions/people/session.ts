/**
 * The session of a browser: its seats, hosted tables and players. The cookie holds a random id and the store only its
 * hash, so that reading the store opens no seat. Reading a session changes nothing, not even its lifetime.
 */
import { DAY, SECOND } from '../../domain/kernel/durations.ts';
import { createHash } from 'node:crypto';
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';

export interface SeatHeld {
  readonly table: string;
  /** The place in the host's list. */
  readonly place: number;
  readonly epoch: number;
}

export interface HostHeld {
  readonly table: string;
  readonly epoch: number;
}

/** A player whose mail somebody at this browser has read. */
export interface PlayerHeld {
  readonly player: string;
  readonly epoch: number;
}

export interface Session {
  readonly seats: readonly SeatHeld[];
  readonly hosts: readonly HostHeld[];
  readonly players: readonly PlayerHeld[];
  /** Seconds since 1970; null for a browser that has no session. */
  readonly expiresAt: number | null;
}

interface SessionItem extends Item, Session {
  readonly expiresAt: number;
  readonly revision: number;
}

const emptySession: Session = { seats: [], hosts: [], players: [], expiresAt: null };

const SECONDS_A_DAY = DAY / SECOND;
export const SESSION_SECONDS = 180 * SECONDS_A_DAY;
const ID_BYTES = 32;
const ID = /^[A-Za-z0-9_-]{43}$/;
/** What a browser can hold; the oldest gives way. An item has room for many more. */
const MOST_HELD = 200;
/** A family at one machine. */
const MOST_PLAYERS = 10;
const ATTEMPTS = 8;

const keyOf = (id: string): Key => ({
  PK: `session#${createHash('sha256').update(id).digest('hex')}`,
  SK: 'session',
});

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

type ServicePart = Pick<Service, 'store' | 'clock' | 'random'>;

async function readItem({ store, clock }: ServicePart, id: string | undefined): Promise<SessionItem | null> {
  if (id === undefined || !ID.test(id)) return null;
  const item = await store.get<SessionItem>(keyOf(id), seconds(clock()));
  return item && { ...emptySession, ...item }; // players came up later than sessions
}

export async function readSession(service: ServicePart, id: string | undefined): Promise<Session> {
  return (await readItem(service, id)) ?? emptySession;
}

/**
 * Changes the session of a browser. One that has none, or whose id we do not know, gets a new id: an id that somebody
 * else planted is never adopted. Gives the id for the cookie, or null where other requests of the same browser kept
 * getting in between.
 */
export async function changeSession(
  service: ServicePart,
  id: string | undefined,
  change: (session: Session) => Session,
): Promise<string | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const item = await readItem(service, id);
    const known = item !== null && id !== undefined;
    const kept = known ? id : Buffer.from(service.random(ID_BYTES)).toString('base64url');
    const { seats, hosts, players } = change(item ?? emptySession);
    const next = {
      seats: seats.slice(-MOST_HELD),
      hosts: hosts.slice(-MOST_HELD),
      players: players.slice(-MOST_PLAYERS),
      expiresAt: seconds(service.clock()) + SESSION_SECONDS,
      revision: 1,
    };
    if (await service.store.put(keyOf(kept), next, known ? { revision: item.revision } : 'absent')) return kept;
  }
  return null;
}

/** Whether a session that is in use should get a new lifetime: at most once a day. */
export const isAgeing = ({ expiresAt }: Session, now: number): boolean =>
  expiresAt !== null && expiresAt <= seconds(now) + SESSION_SECONDS - SECONDS_A_DAY;

export async function forgetSession(service: ServicePart, id: string | undefined): Promise<void> {
  if (id !== undefined && ID.test(id)) await service.store.remove(keyOf(id));
}

export const holdSeat = (session: Session, held: SeatHeld): Session => ({
  ...session,
  seats: [...session.seats.filter(({ table, place }) => table !== held.table || place !== held.place), held],
});

export const holdHost = (session: Session, held: HostHeld): Session => ({
  ...session,
  hosts: [...session.hosts.filter(({ table }) => table !== held.table), held],
});

/** The newest comes last: it is the one that a page means by *me*. */
export const holdPlayer = (session: Session, held: PlayerHeld): Session => ({
  ...session,
  players: [...session.players.filter(({ player }) => player !== held.player), held],
});

export const forgetPlayers = (session: Session, ids: readonly (string | null)[]): Session => ({
  ...session,
  players: session.players.filter(({ player }) => !ids.includes(player)),
});

export const forgetTable = (session: Session, table: string): Session => ({
  ...session,
  seats: session.seats.filter((held) => held.table !== table),
  hosts: session.hosts.filter((held) => held.table !== table),
});
