/**
 * A forged history can lead to a position that no play leads to. A new table may go on from it, so the rules must come to
 * an end there too: whoever plays on is told that it cannot be done, soon, and the service goes on.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { railpost } from '../../functions/cli/railpost.ts';
import { fold } from '../../domain/kernel/fold.ts';
import { lilliput } from '../../domain/lilliput/game.ts';
import { hostileAt, placesOf } from '../hostile-values.ts';
import { forged, withFacts } from '../forged.ts';
import { sourcesOf } from '../hostile-sources.ts';
import { isDear, measured } from './showing.ts';
import { headAt, json, openService, seatedBrowser, type TestService, turn } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

/** A company must give up more trains than it has: the rules would discard nothing for ever. */
function endless() {
  const { header, commits } = sourcesOf(lilliput).find((source) => source.header.seats.length === 2)!;
  const before = commits.slice(0, 30);
  const { companies } = fold(lilliput, before).state.game;
  const [company, owned] = Object.entries(companies).find(([, { trains }]) => trains.length > 0)!;
  const change = { type: 'phaseChanged', v: 1, phase: 7, rusted: [], obsolete: [], trainLimit: 2 };
  const forgedChange = { ...change, surplus: [{ company, count: 20 }] };
  const text = forged({ header, commits: [...before, withFacts(before.at(-1)!, [forgedChange])] });
  const [{ type: train, obsolete }] = owned.trains as [(typeof owned.trains)[number]];
  return { text, version: before.length + 1, step: { type: 'discardTrain', company, train, obsolete } };
}

it('what would never end is refused where it is played on', async () => {
  const { text, version, step } = endless();
  const answer = await service.browser().post('/api/imports', text, { 'Content-Type': 'application/x-ndjson' });
  expect(answer.status).toBe(201);
  const { id } = await json(answer);
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  const { browser, table } = await seatedBrowser(service, { game: 'lilliput', seats, from: { table: id, version } });
  const { seat, version: here } = await headAt(service, table.id);
  const { result: refused, ...cost } = await measured(() => browser.command(table.id, turn(seat, here, step)));
  expect(refused.status).toBe(422);
  expect((await json(refused)).detail).toContain('would never end');
  expect(isDear(cost)).toBe(false);
  expect((await service.browser().get('/api/health')).status).toBe(200);
});

it.each([
  ['gameSetUp.board.*.slots', '"slots":1000000000', 'board.0.slots'],
  ['gameSetUp.rounds', '"rounds":1000000000', 'rounds'],
])('railpost verify says a sentence for a forged %s', async (path, written, field) => {
  const sources = sourcesOf(lilliput).filter(({ header }) => header.seats.length === 2);
  const place = placesOf(lilliput).find((one) => one.path.join('.') === path)!;
  const { text } = hostileAt(lilliput, sources, place, 1e9);
  expect(text).toContain(written);
  const errors: string[] = [];
  const exit = await railpost(['verify', 'file'], {
    read: () => Promise.resolve(Buffer.from(text)),
    write: () => Promise.resolve(),
    ask: () => Promise.reject(new Error('no network')),
    print: () => {},
    complain: (line) => errors.push(line),
  });
  expect(exit).toBe(1);
  expect(errors.join('\n')).toBe(
    `Line 2 is not as it was written: the fact “gameSetUp” (v2) is not well made in its field “${field}”.`,
  );
});
