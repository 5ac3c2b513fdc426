/** The service's resources for people who play together: clocks, talk, notes, standing orders, seats that pass on. */
import type { Message, Notes } from '../../functions/http/answers/chat.ts';
import type { Times } from '../../functions/http/answers/clock.ts';
import type { HostEntry, LinkAnswer } from '../../functions/http/answers/table.ts';
import type { HostCommand } from '../../domain/kernel/command.ts';
import { tablePath } from './api.ts';
import { type Answer, ask } from './request.ts';

export type { Message, Notes } from '../../functions/http/answers/chat.ts';
export type { SeatTimes, Times } from '../../functions/http/answers/clock.ts';
export type { HostEntry } from '../../functions/http/answers/table.ts';

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

export const readFeedLink = (id: string): Promise<Answer<LinkAnswer>> => ask(`${tablePath(id)}/feed-link`);

export const readHostLog = (id: string): Promise<Answer<readonly HostEntry[]>> => ask(`${tablePath(id)}/host-log`);
