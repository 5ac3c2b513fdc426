/** Leaves a seat before the start. The seat opens again and its old link is revoked. */
import { type Problem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { changeTable, opened } from './before-start.ts';
import type { TableItem } from '../../tables/table-item.ts';

export const leaveSeat = (service: Service, id: string, number: number): Promise<TableItem | Problem> =>
  changeTable(service, id, (table) => {
    if (table.startedBy !== null) return problem('already-started');
    return { ...table, seats: table.seats.map((seat, index) => (index === number ? opened(seat) : seat)) };
  });
