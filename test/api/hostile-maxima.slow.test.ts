/**
 * Every number, list and text of every fact at its maximum and at its minimum: what the service takes of it can be
 * exported, drawn and looked at, soon.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pngOf } from '../../functions/render/png.ts';
import { hostileAt, placesOf } from '../hostile-values.ts';
import { sourcesOf } from '../hostile-sources.ts';
import { everyGame } from '../every-game.ts';
import { json, openService, type TestService } from './service.ts';
import { isDear, measured, unshowable } from './showing.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
  // What draws pictures is loaded with the first one.
  await pngOf('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', 1);
});
afterAll(() => service.close());

it.each(Object.values(everyGame).map((game) => ({ id: game.id, game })))(
  '$id',
  async ({ game }) => {
    const sources = sourcesOf(game);
    const places = placesOf(game);
    const extremes = places.flatMap((place) => [
      hostileAt(game, sources, place, place.most),
      ...(place.kind === 'number' && place.least !== 0 ? [hostileAt(game, sources, place, place.least)] : []),
    ]);
    const wrong: string[] = [];
    let accepted = 0;
    for (const { name, text } of extremes) {
      const { result: answer, ...cost } = await measured(() =>
        service.browser().post('/api/imports', text, { 'Content-Type': 'application/x-ndjson' }),
      );
      if (isDear(cost)) wrong.push(`${name}: ${JSON.stringify(cost)}`);
      if (answer.status !== 201 && answer.status !== 422) wrong.push(`${name}: ${answer.status}`);
      if (answer.status !== 201) continue;
      accepted++;
      const { id } = await json(answer);
      wrong.push(...(await unshowable(service, id)).map((what) => `${name}: ${what}`));
    }
    expect(wrong).toEqual([]);
    expect(accepted).toBeGreaterThan(places.length / 4);
  },
  300_000,
);
