/**
 * What the page of a table needs first, so that its HTML can bring it: the head, the requests that the page will send
 * at once, and the board as it stands. All of it is open to whoever has the table's address, like the API's own answers.
 */
import { manifestOf } from '../../domain/kernel/game-parts.ts';
import type { Head } from '../../domain/kernel/setup.ts';
import { isProblem } from '../service/problem.ts';
import { randomIdPattern } from '../service/random-id.ts';
import { gameOf, type Service } from '../service/service.ts';
import { BLOCK } from './blocks.ts';
import { readHead } from './head.ts';

export interface Opening {
  readonly head: Head;
  readonly etag: string;
  /** Paths that the page will read, in its own name: one of them tells what this browser may do there. */
  readonly requests: readonly string[];
}

/** Null where there is no such table. */
export async function openingOf(service: Service, id: string): Promise<Opening | null> {
  // The address of a page may be any text; the store refuses long or empty keys.
  if (!randomIdPattern.test(id)) return null;
  const read = await readHead(service, id);
  if (isProblem(read)) return null;
  const { head, tag } = read;
  const path = `/api/tables/${head.id}`;
  const blocks = Array.from({ length: Math.ceil(head.version / BLOCK) }, (_, index) => index * BLOCK + 1);
  const commits = blocks.map((first) => `${path}/commits/${first}-${first + BLOCK - 1}`);
  return { head, etag: tag, requests: [path, ...commits] };
}

/** The board as it stands, as SVG text in the colours of the page; empty for a game that has no drawing. */
export async function boardOnPage(service: Service, { id, game: name }: Head): Promise<string> {
  const [game, drawing] = await Promise.all([gameOf(service, name), manifestOf(service.games, name)?.drawing?.()]);
  if (game === undefined || drawing === undefined) return '';
  return service.tables.withTable(id, game, ({ state }) =>
    Promise.resolve(drawing.picture(state.game, '', 'page').svg),
  );
}
