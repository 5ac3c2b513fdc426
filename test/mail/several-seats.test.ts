/** Several seats are asked at once, with the veto round: everything that says who must act names them all. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playBots } from '../../functions/due/bots.ts';
import { feedOf } from '../../functions/tables/feed.ts';
import { headOfTable } from '../../functions/tables/head.ts';
import type { TableItem } from '../../functions/tables/table-item.ts';
import { vetoRound } from '../toys/veto-round.ts';
import { DAY, HOUR, MINUTE, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => (world = await openMailWorld()));
afterEach(async () => {
  vi.restoreAllMocks();
  await world.close();
});

const people = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, address: `${name.toLowerCase()}@example.org` }));
const head = (table: TableItem) => world.head(table.id, 'veto-round');

async function later(table: TableItem, time: number) {
  await world.follow(table.id);
  world.wait(time);
  await world.run();
}

async function askedTable(seats: Parameters<MailWorld['table']>[0] = people) {
  const table = await world.table(seats, 'veto-round');
  await later(table, 5 * MINUTE);
  world.sent.splice(0);
  const active = (await head(table)).awaiting[0]?.seat ?? 0;
  await world.steps(table, active, { type: 'move', target: 1 });
  const others = [0, 1, 2].filter((seat) => seat !== active);
  return { table, active, others };
}

const nameOf = (seat: number) => people[seat]?.name ?? '';

test('the letter of the start names all who begin', async () => {
  vi.spyOn(vetoRound, 'awaiting').mockReturnValue([0, 1].map((seat) => ({ seat, need: 'move', question: '0.move' })));
  const table = await world.table(people, 'veto-round');
  await later(table, 5 * MINUTE);
  expect(world.to('cleo@example.org').at(-1)?.text).toContain(
    'Ann and Bob begin. You get a mail when it is your turn.',
  );
  expect(world.to('ann@example.org').at(-1)?.text).toContain('The game has started, and it is your turn');
});

test('a digest says for whom else a table waits, and all that its reader is asked there', async () => {
  for (const { address } of people) await world.player(address, { mailMode: 'daily' });
  const { table, active, others } = await askedTable();
  const [first = 0, second = 0] = others;
  await world.command(table, active, { type: 'proposePause' });
  await later(table, 10 * MINUTE);
  world.sent.splice(0);
  await later(table, DAY);
  const toOne =
    world
      .to(people[first]?.address ?? '')
      .at(-1)
      ?.text.replaceAll('\n', ' ') ?? '';
  expect(toOne).toContain(`Your answer is needed. ${nameOf(active)} wants the harbour: waive, or call for bids.`);
  expect(toOne).toContain(`${nameOf(active)} proposes a pause.`);
  await world.steps(table, first, { type: 'waive' });
  expect(world.to(people[second]?.address ?? '')).toHaveLength(1);
});

test('a digest names every seat that its reader waits for', async () => {
  for (const { address } of people) await world.player(address, { mailMode: 'daily' });
  const { table, active, others } = await askedTable();
  await later(table, 10 * MINUTE);
  world.sent.splice(0);
  await later(table, DAY);
  const text = world.to(people[active]?.address ?? '').at(-1)?.text ?? '';
  expect(text).toContain(`Waiting for ${others.map(nameOf).join(' and ')}.`);
});

test('each of them is told by webhook, once', async () => {
  for (const { address } of people)
    await world.player(address, { webhook: { kind: 'json', url: 'https://hooks.example.org/1' } });
  const { table, others } = await askedTable();
  world.hooked.splice(0);
  await later(table, HOUR);
  await later(table, HOUR);
  const told = world.hooked.map(({ short }) => [short.event.kind, short.event.seat]);
  expect(told.toSorted((one, other) => Number(one[1]) - Number(other[1]))).toEqual(
    others.map((seat) => ['answer', seat]),
  );
  expect(world.hooked[0]?.short.text).toBe('You are asked something at “Thursday table”.');
});

test('the feed names them all', async () => {
  const { table, others, active } = await askedTable();
  const { body } = await feedOf(world.service, table, await headOfTable(world.service, table));
  expect(body).toContain(`<subtitle>Waiting for ${others.map(nameOf).join(' and ')}.</subtitle>`);
  expect(body).toContain(`<title>${nameOf(active)} wants the harbour.</title>`);
});

test('robots answer, all that are asked, and leave the question to the person beside them', async () => {
  const seats = [people[0]!, { bot: 'random' }, { bot: 'random' }];
  const table = await world.table(seats, 'veto-round');
  await world.follow(table.id);
  const { awaiting } = await head(table);
  // Robots play until a person is asked, whatever it is for.
  expect(awaiting.some(({ seat }) => seat === 0)).toBe(true);
  expect(awaiting.every(({ seat }) => seat === 0)).toBe(true);
});

test('a robot that takes over in the middle of a question answers it, and nobody else’s', async () => {
  const { table, others } = await askedTable();
  const [first = 0, second = 0] = others;
  await later(table, 10 * MINUTE);
  world.sent.splice(0);
  const asked = (await head(table)).awaiting.find(({ seat }) => seat === first)?.question;
  await world.command(table, first, { type: 'resign' });
  expect((await head(table)).awaiting.find(({ seat }) => seat === first)?.question).toBe(asked);
  await playBots(world.service, table.id);
  const commits = await world.store.commits(table.id, 0, 100);
  expect(commits.at(-1)?.actor).toBe(`bot:${first}`);
  const { awaiting } = await head(table);
  const stillAsked = awaiting.find(({ seat }) => seat === second);
  // Unless the robot has called for bids, the other person's question stands as it was, and they are not told again.
  await later(table, HOUR);
  const told = world.to(people[second]?.address ?? '').filter(({ subject }) => subject.includes('answer'));
  expect(told).toHaveLength(stillAsked?.question === asked || stillAsked === undefined ? 0 : 1);
});
