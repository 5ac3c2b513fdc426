/** A table that stays at this device: set up, sat down at and opened in a single step, with no link to hand out. */
import type { Setup } from '../../../domain/kernel/setup.ts';
import { createTable, tradeLink } from '../../net/api.ts';
import { beHotSeat } from '../../table/hot-seat-wish.ts';
import type { Answer } from '../../net/request.ts';

/** The address to go on to. Where the seat could not be taken at once, its link asks for it again. */
export async function openAlone(setup: Setup): Promise<Answer<string>> {
  const created = await createTable(setup);
  if (!created.ok) return created;
  const { id, seats } = created.value;
  const links = seats.flatMap(({ link }) => link ?? []);
  // One after the other: all of them change the same session.
  for (const link of links) {
    const sat = await tradeLink({ link: link.slice(link.indexOf('#') + 1) });
    if (!sat.ok) return { ...created, value: link };
  }
  if (links.length > 1) beHotSeat(id);
  return { ...created, value: `/t/${id}` };
}
