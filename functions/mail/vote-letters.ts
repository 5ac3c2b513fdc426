/**
 * Mails that tell a seat that it may vote a late player over to a robot. A mail is about one turn, and no longer
 * relevant once that is played or the seat has voted.
 */
import { peopleAt } from '../../domain/kernel/table.ts';
import { isVoteOpen, readTimes } from '../clock/table-times.ts';
import { isProblem } from '../service/problem.ts';
import { gameOf, type Service } from '../service/service.ts';
import { readTable, type TableItem } from '../tables/table-item.ts';
import type { Letter } from './outbox.ts';

type ServicePart = Pick<Service, 'store' | 'games' | 'tables' | 'clock'>;

const keyOf = (table: string, seat: number, over: number, version: number): string =>
  `vote#${table}#${seat}#${over}#${version}`;

/** To every other person whose address is known. The version is that of the commit that asked the late seat. */
export const voteLetters = ({ id, seats }: TableItem, over: number, version: number): Letter[] =>
  seats.flatMap(({ player }, seat) =>
    player === null || seat === over
      ? []
      : [{ kind: 'vote', table: id, seat, player, params: { over }, key: keyOf(id, seat, over, version) }],
  );

/** Whose time is over. */
export function lateSeatOf({ params }: Pick<Letter, 'params'>): number {
  const { over } = (params ?? {}) as { readonly over?: unknown };
  return typeof over === 'number' ? over : -1;
}

/** Whether the vote is open over that very turn, and the seat has not voted. */
export async function mayVote(service: ServicePart, letter: Letter, id: string, seat: number): Promise<boolean> {
  const table = await readTable(service, id);
  if (isProblem(table)) return false;
  const [times, game, over] = [await readTimes(service, table), await gameOf(service, table.game), lateSeatOf(letter)];
  const turn = times?.seats.find((clock) => clock.seat === over)?.turn;
  if (!times || !game || !turn || !isVoteOpen(times, over)) return false;
  if (letter.key !== keyOf(id, seat, over, turn.version)) return false;
  return service.tables.withTable(id, game, ({ state }) => {
    const voted = state.table.votes?.[over] ?? [];
    return Promise.resolve(peopleAt(state.table).includes(seat) && !voted.includes(seat));
  });
}
