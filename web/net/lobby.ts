/** The public lists of tables. */
import type { ListName, ListPage } from '../../functions/http/answers/lobby.ts';
import { type Answer, ask } from './request.ts';

export type { ListName, ListPage, PublicSeat, PublicTable } from '../../functions/http/answers/lobby.ts';

export const listNames = ['open', 'running', 'finished'] as const satisfies readonly ListName[];

export const readList = (list: ListName, before: string | null): Promise<Answer<ListPage>> =>
  ask(`/api/tables?status=${list}${before === null ? '' : `&before=${encodeURIComponent(before)}`}`);
