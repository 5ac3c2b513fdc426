/** Golden games as tables to look at. */
import { type RecordedGame, textOf } from '../games/lilliput/golden/recorded.ts';
import type { World } from './world.ts';

/** Brings a golden game here and gives the id of its table. */
export async function importGolden(world: World, game: RecordedGame): Promise<string> {
  const answer = await fetch(`${world.address}/api/imports`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: textOf(game),
  });
  if (answer.status !== 201) throw new Error(`not imported: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}
