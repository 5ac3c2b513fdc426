/** Whatever was played, with turns taken back, votes, pauses and robots: it leaves as a file and comes back the same. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../domain/kernel/contract.ts';
import { fold } from '../../domain/kernel/fold.ts';
import { hashOf } from '../../domain/kernel/hash.ts';
import { headerOf, printHistory } from '../../domain/kernel/history-file.ts';
import { randomPlayer } from '../../domain/kernel/random-player.ts';
import { verify } from '../../domain/kernel/verify.ts';
import { booksFor, optionsFor } from '../fuzz/games.ts';
import { playFuzzed } from '../fuzz/play.ts';
import { simulated } from '../seeded.ts';
import { everyGame } from '../every-game.ts';
import { json, openService, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const gameNamed = (id: string): Game => {
  const game = everyGame[id];
  if (!game) throw new Error(`no game ${id}`);
  return game;
};

function played(id: string, seats: number, seed: number) {
  const options = optionsFor(id, simulated(seed).pick, seats);
  const game = gameNamed(id);
  return playFuzzed({ game, seats, options, seed, player: randomPlayer, openBooks: booksFor(id) });
}

const cases = [
  ...[1, 2, 3, 4].map((seats) => ['lilliput', seats, 6100 + seats] as const),
  ...[4, 4, 4, 4, 4, 4].map((seats, index) => ['veto-round', seats, 6200 + index] as const),
  ...[2, 2, 3, 3, 4, 4].map((seats, index) => ['box-auction', seats, 6300 + index] as const),
];

const get = async (path: string): Promise<Response> => {
  const answer = await service.browser().get(path);
  expect(answer.status, path).toBe(200);
  return answer;
};

describe.each(cases)('%s of %i, seed %i', (id, seats, seed) => {
  it('folds to the same state, byte for byte, and is told whole', async () => {
    const game = gameNamed(id);
    const { commits, state } = played(id, seats, seed);
    const [first] = commits;
    if (!first) throw new Error('nothing was played');
    const text = printHistory(headerOf(simulated(seed).id, first, ['Ann', 'Bé']), commits);
    expect(verify(text, everyGame)).toMatchObject({ ok: true, state: hashOf(state), commits: commits.length });

    const brought = await json(
      service.browser().post('/api/imports', text, { 'Content-Type': 'application/x-ndjson' }),
    );
    expect(brought.fresh).toBe(true);
    const path = `/api/tables/${brought.id}/export`;
    expect(await (await get(path)).text()).toBe(text);
    const kept = await service.store.commits(brought.id, 0);
    expect(fold(game, kept).state).toEqual(state);

    for (const language of ['en', 'fr', 'es']) {
      const record = await (await get(`${path}?format=record&language=${language}`)).text();
      if (id === 'lilliput') expect(record).not.toMatch(/fact\.|record\.|\{\w+\}/);
      const numbered = new Set([...record.matchAll(/^ *(\d+)\. /gm)].map((match) => Number(match[1])));
      expect(numbered.size, 'a commit without a line').toBe(commits.length);
    }
    if (id !== 'lilliput') return;
    const rows = (await (await get(`${path}?format=csv`)).text()).trimEnd().split('\r\n');
    expect(new Set(rows.map((row) => row.split(',').length))).toEqual(new Set([10]));
  });
});
