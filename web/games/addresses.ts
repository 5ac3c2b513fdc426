/** The games in the order in which they are offered, their pages (`/games/<id>/<page>`), and the game of an address. */
import type { GamePage } from './contract/game-page.ts';
import { games } from './games.ts';

export const offeredGames: readonly GamePage[] = Object.values(games);

type GameAddress = 'about' | 'learn' | 'rules';

export const addressOf = (game: Pick<GamePage, 'id'>, page: GameAddress): string => `/games/${game.id}/${page}`;

export const gameNamed = (id: string | null): GamePage | undefined =>
  id !== null && Object.hasOwn(games, id) ? games[id] : undefined;

export function firstGame(): GamePage {
  const [first] = offeredGames;
  if (first === undefined) throw new Error('No game is offered.');
  return first;
}

/** The game of a path or of `?game=`; the first one where neither names one. */
export function gameAt({ pathname, searchParams }: URL): GamePage {
  const [, inPath] = /^\/games\/([^/]+)\//.exec(pathname) ?? [];
  return gameNamed(inPath ?? searchParams.get('game')) ?? firstGame();
}
