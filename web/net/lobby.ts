/** The public lists of tables. */
import type { ClockOptions } from '../../domain/kernel/clock.ts';
import { type Answer, ask } from './request.ts';

export const listNames = ['open', 'running', 'finished'] as const;
export type ListName = (typeof listNames)[number];

export interface PublicSeat {
  readonly name: string | null;
  readonly joined: boolean;
  readonly bot: string | null;
  /** Anybody may take it. */
  readonly open?: boolean;
}

export interface PublicTable {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly status: ListName;
  readonly seats: readonly PublicSeat[];
  readonly options: { readonly [name: string]: unknown };
  readonly clock: ClockOptions | null;
  readonly createdAt: string;
  /** Since when it stands in this list. */
  readonly at: string;
  readonly version: number;
}

export interface ListPage {
  readonly tables: readonly PublicTable[];
  /** Where the next twenty begin. */
  readonly next: string | null;
}

export const readList = (list: ListName, before: string | null): Promise<Answer<ListPage>> =>
  ask(`/api/tables?status=${list}${before === null ? '' : `&before=${encodeURIComponent(before)}`}`);
