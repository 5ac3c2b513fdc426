/** A table for one: set up, sat down at and opened in a single step, with no link to hand out. */
import type { Setup } from '../../../domain/kernel/setup.ts';
import { createTable, tradeLink } from '../../net/api.ts';
import type { Answer } from '../../net/request.ts';

/** The address to go on to. Where the seat could not be taken at once, its link asks for it again. */
export async function openAlone(setup: Setup): Promise<Answer<string>> {
  const created = await createTable(setup);
  if (!created.ok) return created;
  const { id, seats } = created.value;
  const link = seats[0]?.link ?? `/t/${id}`;
  const sat = await tradeLink(link.slice(link.indexOf('#') + 1));
  return { ...created, value: sat.ok ? `/t/${id}` : link };
}
