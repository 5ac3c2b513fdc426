/** When a table that never started is closed: by its host, by the operator, or after two weeks. */
import { DAY } from '../../domain/kernel/durations.ts';
import { type Problem, problem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { TableItem } from './table-item.ts';

const GATHERING = 14 * DAY;

type Closable = Pick<TableItem, 'startedBy' | 'closedAt' | 'createdAt'>;

/** Milliseconds since 1970. */
export const closesAt = ({ createdAt }: Pick<TableItem, 'createdAt'>): number => Date.parse(createdAt) + GATHERING;

/** Nobody has closed it; it has waited long enough. */
export const isTooOld = ({ clock }: Pick<Service, 'clock'>, table: Closable): boolean =>
  table.startedBy === null && table.closedAt === null && closesAt(table) <= clock();

export const isClosed = (service: Pick<Service, 'clock'>, table: Closable): boolean =>
  table.startedBy === null && (table.closedAt !== null || isTooOld(service, table));

/** Why a table can no longer be changed as long as it gathers, or null. */
export function noLongerGathers(service: Pick<Service, 'clock'>, table: Closable): Problem | null {
  if (table.startedBy !== null) return problem('already-started');
  return isClosed(service, table) ? problem('table-closed') : null;
}
