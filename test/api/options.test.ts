/** Variants, landscapes and Gulliver through the API: chosen at creation, refused with a sentence, played to the end. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verify } from '../../domain/kernel/verify.ts';
import { everyGame } from '../every-game.ts';
import { json, openService, playOut, seatedBrowser, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const sea = (x: number, y: number) => ({ tile: 'sea', x, y, rotation: 0 });

it.each([
  [1, { variants: ['professional'] }, 'The professional variant needs at least two players.'],
  [3, { variants: ['twoCharacters'] }, 'Two characters each are for two players only.'],
  [2, { variants: ['brobdingnag', 'laputa'] }, 'Brobdingnag and Laputa cannot be played together.'],
  [2, { landscape: 'lagado' }, 'There is no such landscape.'],
  [2, { landscape: [sea(3, 3), sea(1, 0)] }, 'The cells beside Mildendo stay free, E1 too.'],
])('a table for %i with %j is refused', async (seats, options, detail) => {
  const setup = { game: 'lilliput', seats: Array.from({ length: seats }, () => ({})), options };
  const answer = await service.browser().post('/api/tables', setup);
  expect([answer.status, await json(answer)]).toMatchObject([422, { code: 'bad-options', detail }]);
});

it('a variant that nobody knows is refused', async () => {
  const setup = { game: 'lilliput', seats: [{}, {}], options: { variants: ['lagado'] } };
  expect((await service.browser().post('/api/tables', setup)).status).toBe(422);
});

it.each([
  [1, { variants: ['laputa'], landscape: 'the-mountains' }],
  [2, { variants: ['twoCharacters', 'professional'], landscape: [sea(3, 3), sea(2, -2)] }],
])(
  'a table for %i with %j is played to its end, and its export verified',
  async (seats, options) => {
    const setup = {
      game: 'lilliput',
      seats: Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}` })),
      options,
    };
    const { browser, table } = await seatedBrowser(service, setup);
    expect((await playOut(browser, table.id, 7)).status).toBe('ended');
    const text = await (await browser.get(`/api/tables/${table.id}/export`)).text();
    expect(verify(text, everyGame)).toMatchObject({ ok: true, seats, ended: true, draws: { checked: 'checked' } });
    const first = JSON.parse(text.split('\n')[1] ?? '') as { facts: { options?: object }[] };
    expect(first.facts[0]?.options).toMatchObject(options);
  },
  120_000,
);
