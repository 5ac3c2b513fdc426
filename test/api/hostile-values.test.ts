/**
 * Every number, list and text of every fact, once each, with a value that nobody would play: what is brought here is
 * refused by a sentence or accepted, and then everything that shows it stays quick.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../../domain/kernel/verify.ts';
import { hostileAt, placesOf } from '../hostile-values.ts';
import { sourcesOf } from '../hostile-sources.ts';
import { isDear, measured, unshowable } from './showing.ts';
import { everyGame } from '../every-game.ts';
import { json, openService, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const MANY_ENTRIES = 10_000;
const HUGE = [1e9, -1, 1e15];

const games = Object.values(everyGame).map((game) => ({ id: game.id, game, sources: sourcesOf(game) }));

describe.each(games)('$id', ({ game, sources }) => {
  const places = placesOf(game);
  const hostile = places.flatMap((place, index) =>
    hostileAt(game, sources, place, place.kind === 'number' ? HUGE[index % HUGE.length]! : MANY_ENTRIES),
  );

  it('one more than the most is refused in its line, and never thrown', async () => {
    const wrong: string[] = [];
    for (const place of places) {
      const { name, text } = hostileAt(game, sources, place, place.most + 1);
      const { result, ...cost } = await measured(() => verify(text, everyGame));
      const refused =
        !result.ok && ['flaw.factField', 'flaw.commitField'].includes(result.flaw) && result.reason !== '';
      if (!refused || isDear(cost)) wrong.push(`${name}: ${JSON.stringify([result, cost])}`);
    }
    expect(wrong).toEqual([]);
    expect(places.length).toBeGreaterThan(20);
  });

  it('the most itself is read without harm', async () => {
    const wrong: string[] = [];
    for (const place of places) {
      const { name, text } = hostileAt(game, sources, place, place.most);
      const { result, ...cost } = await measured(() => verify(text, everyGame));
      if (isDear(cost)) wrong.push(`${name}: ${JSON.stringify([result, cost])}`);
    }
    expect(wrong).toEqual([]);
  });

  it('what is far too much is refused by a sentence when it is brought here, or can be looked at', async () => {
    const browser = service.browser();
    const wrong: string[] = [];
    for (const { name, text } of hostile) {
      const { result: answer, ...cost } = await measured(() =>
        browser.post('/api/imports', text, { 'Content-Type': 'application/x-ndjson' }),
      );
      const body = await json(answer);
      if (isDear(cost)) wrong.push(`${name}: ${JSON.stringify(cost)}`);
      if (answer.status === 422 && /Line \d+: ./.test(body.detail)) continue;
      if (answer.status === 201) wrong.push(...(await unshowable(service, body.id)).map((what) => `${name}: ${what}`));
      else wrong.push(`${name}: ${answer.status} ${JSON.stringify(body)}`);
    }
    expect(wrong).toEqual([]);
  });
});
