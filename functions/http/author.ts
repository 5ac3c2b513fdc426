/** The author of a message or comment: a seat of this browser, the host, or an onlooker with a confirmed address. */
import { confusable } from '../people/names.ts';
import { playersOf } from '../people/rights.ts';
import { type Problem, problem } from '../service/problem.ts';
import type { Author } from '../tables/authors.ts';
import type { AtTable } from './table-access.ts';
import type { Call } from './route.ts';

interface Signed {
  /** As which seat; without it, as the host or an onlooker. */
  readonly seat?: number | undefined;
  /** What an onlooker is called. */
  readonly name?: string | undefined;
}

export async function authorAt(call: Call<unknown>, at: AtTable, { seat, name }: Signed): Promise<Author | Problem> {
  const { table, you } = at;
  if (table.imported) return problem('read-only');
  if (seat !== undefined) return you.seats.includes(seat) ? seatAuthor(at, seat) : problem('not-your-seat');
  const player = await newestPlayer(call, at);
  if (you.host) return { host: true, player };
  if (player === null) return problem('confirm-first');
  if (name === undefined) return problem('name-needed');
  return confusable([...table.seats.map((one) => one.name), name]) ?? { name, player };
}

/** The same for taking out what was written, for which no name is needed. */
export async function withdrawerAt(
  call: Call<unknown>,
  at: AtTable,
  seat: number | undefined,
): Promise<Author | Problem> {
  if (seat !== undefined || at.you.host || at.table.imported) return authorAt(call, at, { seat });
  const player = await newestPlayer(call, at);
  return player === null ? problem('confirm-first') : { name: '', player };
}

/** Everybody as whom this browser could have written. */
export async function authorsOf(call: Call<unknown>, at: AtTable): Promise<Author[]> {
  const player = await newestPlayer(call, at);
  return [
    ...at.you.seats.map((seat) => seatAuthor(at, seat)),
    ...(player === null ? [] : [{ name: '', player }]),
    ...(at.you.host ? [{ host: true as const, player }] : []),
  ];
}

const seatAuthor = ({ table }: AtTable, seat: number): Author => ({ seat, player: table.seats[seat]?.player ?? null });

const newestPlayer = async ({ service }: Call<unknown>, { session }: AtTable): Promise<string | null> =>
  (await playersOf(service, session)).at(-1)?.id ?? null;
