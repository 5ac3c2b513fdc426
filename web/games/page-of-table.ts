/** Which game is played at a table, before anything of the table is shown. */
import { readTable } from '../net/api.ts';
import type { GamePage } from './contract/game-page.ts';
import { games } from './games.ts';

/** Null for a game that this page does not know. Without an answer, the first game: its page says what is wrong. */
export async function pageOfTable(id: string): Promise<GamePage | null> {
  const known = Object.values(games);
  const [only] = known;
  const named = document.documentElement.dataset['game'];
  if (named !== undefined) return games[named] ?? null;
  if (only === undefined || known.length === 1) return only ?? null;
  const answer = await readTable(id);
  return answer.ok ? (games[answer.value.game] ?? null) : only;
}
