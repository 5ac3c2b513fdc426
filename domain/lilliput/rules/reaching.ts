/**
 * Cache of what each company reaches on a board. Many steps are judged on the same board, and a board is never changed
 * in place.
 */
import type { CompanyId } from '../data.ts';
import { type Reach, reachOf } from '../routes/reach.ts';
import type { Board } from '../types.ts';

const known = new WeakMap<Board, Map<CompanyId, Reach>>();

export function reachOn(board: Board, company: CompanyId): Reach {
  const byCompany = known.get(board) ?? new Map<CompanyId, Reach>();
  known.set(board, byCompany);
  const reach = byCompany.get(company) ?? reachOf(board, company);
  byCompany.set(company, reach);
  return reach;
}
