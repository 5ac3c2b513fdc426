/** Which game is played at a table, before anything of the table is shown. */
import { readTable } from '../net/api.ts';
import type { GamePage } from './contract/game-page.ts';
import { gameStyles } from './game-styles.ts';
import { games } from './games.ts';

/** With its styles. Null for a game that this page does not know. */
export async function pageOfTable(id: string): Promise<GamePage | null> {
  const page = await findPage(id);
  if (page !== null) await gameStyles(page.id);
  return page;
}

/** Without an answer, the first game: its page says what is wrong. */
async function findPage(id: string): Promise<GamePage | null> {
  const known = Object.values(games);
  const [only] = known;
  const named = document.documentElement.dataset['game'];
  if (named !== undefined) return games[named] ?? null;
  if (only === undefined || known.length === 1) return only ?? null;
  const answer = await readTable(id);
  return answer.ok ? (games[answer.value.game] ?? null) : only;
}
