/** The service's resources for people who play together: clocks, talk, notes, standing orders, seats that pass on. */
import type { ClockOptions } from '../../domain/kernel/clock.ts';
import type { HostCommand } from '../../domain/kernel/command.ts';
import { tablePath } from './api.ts';
import { type Answer, ask } from './request.ts';

export interface SeatTimes {
  readonly seat: number;
  /** Counted seconds. */
  readonly bankLeft: number;
  readonly onVacation: boolean;
  /** Null for a seat that nobody waits for. */
  readonly turn: {
    readonly since: string;
    /** The reserve runs after the turn's own time. */
    readonly usesBank: boolean;
    /** When the turn's own time is over. Null while the table is paused, as the next one. */
    readonly ownDeadline: string | null;
    /** When the reserve is used up too. */
    readonly deadline: string | null;
    readonly left: number;
    readonly runs: boolean;
    readonly voteOpensAt: string | null;
    /** When the service answers for the seat. */
    readonly lapsesAt: string | null;
  } | null;
}

export interface Times {
  readonly clock: ClockOptions | null;
  readonly version: number;
  readonly now: string;
  readonly paused: boolean;
  readonly seats: readonly SeatTimes[];
}

export const readClock = (id: string): Promise<Answer<Times>> => ask(`${tablePath(id)}/clock`);

/** What the host wishes without a seat. */
export const propose = (id: string, commandId: string, command: HostCommand): Promise<Answer<unknown>> =>
  ask(`${tablePath(id)}/proposals`, { method: 'POST', body: { commandId, command } });

const seatPath = (id: string, seat: number): string => `${tablePath(id)}/seats/${seat}`;

export const askResignCode = (id: string, seat: number): Promise<Answer<unknown>> =>
  ask(`${seatPath(id, seat)}/resign-codes`, { method: 'POST' });

export const askHandOverCode = (id: string, seat: number, address: string): Promise<Answer<unknown>> =>
  ask(`${seatPath(id, seat)}/hand-over-codes`, { method: 'POST', body: { address } });

export interface Successor {
  readonly address: string;
  readonly name: string;
  readonly code?: string;
}

export const handOver = (id: string, seat: number, successor: Successor): Promise<Answer<unknown>> =>
  ask(`${seatPath(id, seat)}/hand-over`, { method: 'POST', body: successor });

export interface Message {
  readonly id: string;
  readonly at: string;
  /** Null: it was taken out. */
  readonly text: string | null;
  readonly seat: number | null;
  readonly host: boolean;
  /** Of an onlooker; those who sit are named by their seats. */
  readonly name: string | null;
}

/** The newest messages. */
export const readTalk = (id: string, etag: string | null): Promise<Answer<readonly Message[] | null>> =>
  ask(`${tablePath(id)}/chat`, { etag });

/** Those before a message. */
export const readOlderTalk = (id: string, before: string): Promise<Answer<readonly Message[]>> =>
  ask(`${tablePath(id)}/chat?before=${encodeURIComponent(before)}`);

export interface Writing {
  readonly text: string;
  readonly seat?: number;
  readonly name?: string;
}

export const writeTalk = (id: string, writing: Writing): Promise<Answer<Message>> =>
  ask(`${tablePath(id)}/chat`, { method: 'POST', body: writing });

export const withdrawTalk = (id: string, message: string, seat: number | null): Promise<Answer<unknown>> =>
  ask(`${tablePath(id)}/chat/withdrawals`, {
    method: 'POST',
    body: { message, ...(seat === null ? {} : { seat }) },
  });

export interface Notes {
  readonly text: string;
  readonly at: string | null;
}

export const readNotes = (id: string, seat: number): Promise<Answer<Notes>> => ask(`${seatPath(id, seat)}/notes`);

export const writeNotes = (id: string, seat: number, text: string): Promise<Answer<unknown>> =>
  ask(`${seatPath(id, seat)}/notes`, { method: 'POST', body: { text } });

export const reportReasons = ['name', 'chat', 'cheating', 'other'] as const;

export interface Report {
  readonly reason: (typeof reportReasons)[number];
  readonly text?: string;
  readonly message?: string;
}

export const reportTable = (id: string, report: Report): Promise<Answer<unknown>> =>
  ask(`${tablePath(id)}/reports`, { method: 'POST', body: report });

export const readFeedLink = (id: string): Promise<Answer<{ readonly link: string }>> =>
  ask(`${tablePath(id)}/feed-link`);

export interface HostEntry {
  readonly at: string;
  readonly act: string;
  readonly seat: number | null;
}

export const readHostLog = (id: string): Promise<Answer<readonly HostEntry[]>> => ask(`${tablePath(id)}/host-log`);
