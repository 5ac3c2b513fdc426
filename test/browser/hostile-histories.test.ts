/**
 * Histories with a value at its maximum somewhere, as a forger would make them and the service takes them. Whoever opens such
 * a table sees its board or a sentence, and the page goes on answering.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lilliput } from '../../domain/lilliput/game.ts';
import { hostileAt, placesOf } from '../hostile-values.ts';
import { sourcesOf } from '../hostile-sources.ts';
import { largestHistory } from '../largest-history.ts';
import { sharedWorld, type World } from './world.ts';

/** What a page draws, lists or computes from: the first is a place of a fact, the second its least or its most. */
const EXTREMES: readonly (readonly [string, 'least' | 'most'])[] = [
  ['gameSetUp.rounds', 'most'],
  ['gameSetUp.players.*.cash', 'most'],
  ['gameSetUp.players.*.copyCards', 'most'],
  ['gameSetUp.board.*.slots', 'most'],
  ['gameSetUp.board.*.x', 'most'],
  ['gameSetUp.board.*.tile', 'most'],
  ['gameSetUp.supply.*', 'most'],
  ['companyTaken.x', 'least'],
  ['companyTaken.slots', 'most'],
  ['companyTaken.treasury', 'most'],
  ['draftEnded.deck.*.left', 'most'],
  ['roundStarted.round', 'most'],
  ['roundStarted.cards', 'most'],
  ['roundStarted.order', 'most'],
  ['tileLaid.x', 'most'],
  ['tileLaid.y', 'least'],
  ['tileLaid.tile', 'most'],
  ['trainsRun.revenue', 'most'],
  ['trainsRun.routes', 'most'],
  ['trainsRun.routes.*.legs', 'most'],
  ['trainsRun.routes.*.stops.*.x', 'most'],
  ['dividendPaid.payouts.*.amount', 'most'],
  ['phaseChanged.surplus', 'most'],
  ['gameEnded.ranking.*.total', 'most'],
];

/** For a page of a machine that does other things as well. */
const LOADS_WITHIN = 20_000;
const ANSWERS_WITHIN = 2_000;

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});
afterAll(() => world.close());

const bring = (text: string): Promise<Response> =>
  fetch(`${world.address}/api/imports`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: text,
  });

it.each(EXTREMES)('%s at its %s', (path, end) => {
  const place = placesOf(lilliput).find((one) => one.path.join('.') === path)!;
  return canBeLookedAt(hostileAt(lilliput, sourcesOf(lilliput), place, place[end]).text);
});

it('the longest history that is accepted', () => canBeLookedAt(largestHistory()));

async function canBeLookedAt(text: string): Promise<void> {
  const answer = await bring(text);
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  const page = await (await world.person()).newPage();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  const slowest = async () => {
    const from = performance.now();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    return performance.now() - from;
  };
  for (const [query, board] of [
    ['', '.drawing'],
    ['?at=20', '.drawing'],
    ['?review=1', 'main svg'],
  ]) {
    await page.goto(`/t/${id}${query}`);
    await page.locator(board!).first().waitFor({ timeout: LOADS_WITHIN });
    expect(await slowest()).toBeLessThan(ANSWERS_WITHIN);
  }
  expect(thrown).toEqual([]);
}
