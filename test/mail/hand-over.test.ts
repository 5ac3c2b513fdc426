/** Who takes over a seat is called by their own name from the first letter on, and hears who asks. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bouncingSeats, markBounce } from '../../functions/mail/bounces.ts';
import { operatorGate } from '../../functions/mail/gate.ts';
import { mailedSeats } from '../../functions/mail/last-mailed.ts';
import { waitingLetters } from '../../functions/mail/waiting-letters.ts';
import { isProblem } from '../../functions/service/problem.ts';
import type { Store } from '../../functions/store/store.ts';
import { createTable } from '../../functions/actions/tables/create.ts';
import { takeSeat } from '../../functions/actions/tables/join.ts';
import { inviteSubstitute, takeOver } from '../../functions/actions/tables/substitute.ts';
import { readTable, type TableItem } from '../../functions/tables/table-item.ts';
import { ann, annAndBob, started } from './started.ts';
import { HOUR, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => (world = await openMailWorld()));
afterEach(() => world.close());

const fay = 'fay@example.org';
const gus = 'gus@example.org';

function fine<Result>(result: Result): Exclude<Result, { problem: string }> {
  if (typeof result === 'object' && result !== null && isProblem(result)) throw new Error(result.detail);
  return result as Exclude<Result, { problem: string }>;
}

const invite = async (table: TableItem, seat: number, byPlayer: boolean, address = fay, name = 'Fay') =>
  fine(await inviteSubstitute(world.service, operatorGate, table, seat, { address, name }, byPlayer));

/** Ann hosts, and sits beside Bob. */
async function hosted() {
  const host = await world.player(ann);
  const made = fine(
    await createTable(world.service, operatorGate, { game: 'lilliput', title: 'Hosted', seats: annAndBob }, host),
  );
  for (const { place, epoch, player } of made.seats)
    fine(await takeSeat(world.service, { table: made.id, seat: place, epoch }, { name: undefined, player }));
  const table = fine(await readTable(world.service, made.id));
  await world.follow(table.id);
  await world.run();
  world.sent.splice(0);
  return { table, seatOf: (name: string) => table.seats.findIndex((seat) => seat.name === name) };
}

const headOf = (address: string): string[] => world.to(address).at(-1)?.text.split('\n').slice(0, 2) ?? [];

test('the letter is addressed to the new person, by their name', async () => {
  const { table, seatOf } = await hosted();
  await invite(table, seatOf('Bob'), true);
  expect((await waitingLetters(world.service)).map(({ name }) => name)).toEqual(['Fay']);
  await world.run();
  expect(world.to(fay)[0]?.to.name).toBe('Fay');
});

test.each([
  ['en', ['Fay, will you take over a seat?', 'Bob asks you to take over their seat at the table “Hosted”.']],
  ['fr', ['Fay, voulez-vous reprendre une place ?', 'Bob vous demande de reprendre sa place à la table « Hosted ».']],
  ['es', ['Fay, ¿quieres ocupar un asiento?', 'Bob te pide que ocupes su asiento en la mesa «Hosted».']],
] as const)('whoever hands over their own seat is named as the one who asks, in %s', async (language, lines) => {
  const { table, seatOf } = await hosted();
  await world.player(fay, { language });
  await invite(table, seatOf('Bob'), true);
  await world.run();
  expect(headOf(fay).map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(lines);
});

test('the host who asks is named, and for whom; for the host’s own seat once', async () => {
  const { table, seatOf } = await hosted();
  await invite(table, seatOf('Bob'), false);
  await world.run();
  expect(headOf(fay)[1]).toBe('Ann asks you to play on for Bob at the table “Hosted”.');
  await invite(table, seatOf('Ann'), false, gus, 'Gus');
  await world.run();
  expect(headOf(gus)[1]).toBe('Ann asks you to take over their seat at the table “Hosted”.');
});

test('a robot’s seat has the robot’s name', async () => {
  const table = await world.table([{ name: 'Ann', address: ann }, { bot: 'random' }]);
  await invite(table, 1, false);
  await world.run();
  expect(headOf(fay)[1]).toBe('You are asked to play on for Stoker at the table “Thursday table”.');
});

test('an invitation that a newer one has replaced is not sent any more', async () => {
  const { table, seatOf } = await hosted();
  await invite(table, seatOf('Bob'), true);
  await invite(table, seatOf('Bob'), true, gus, 'Gus');
  await world.run();
  expect(world.sent.map(({ to }) => to.address)).toEqual([gus]);
});

/** Who sat there, and the store as it fails between the commit and the table's own item. */
const dyingAtTable = (): Store => ({
  ...world.store,
  put: (key, ...rest) => (key.SK === 'table' ? Promise.reject(new Error('dead')) : world.store.put(key, ...rest)),
});

test('the others hear the new name, and the new person is told of the turn, also when mail looks in between', async () => {
  const { table, first, mover, other } = await started(world);
  await invite(table, first, true);
  await world.run();
  world.sent.splice(0);
  await takeOver(world.process(dyingAtTable()), table, table.seats[first]!).catch(() => null);
  await world.follow(table.id);
  await world.run();
  expect(headOf(other)[0]).toBe('Fay plays with you from now on');
  const again = fine(await readTable(world.service, table.id));
  fine(await takeOver(world.service, again, again.seats[first]!));
  await world.follow(table.id);
  world.wait(HOUR);
  await world.run();
  expect(world.to(fay).map(({ text }) => text.split('\n', 1)[0])).toEqual(['Your turn, Fay']);
  expect(world.to(mover)).toEqual([]);
});

test('what was known of mail to the old person is not told of the new one', async () => {
  const { table, first } = await started(world);
  await markBounce(world.store, table.id, first);
  expect((await mailedSeats(world.store, table.id)).has(first)).toBe(true);
  await invite(table, first, true);
  fine(await takeOver(world.service, table, table.seats[first]!));
  expect((await mailedSeats(world.store, table.id)).has(first)).toBe(false);
  expect((await bouncingSeats(world.store, table.id)).has(first)).toBe(false);
});
