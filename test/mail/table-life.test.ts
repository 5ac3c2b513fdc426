/** Letters of a table's life: invitations, the start, what is proposed, the end. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isProblem } from '../../functions/service/problem.ts';
import { operatorGate } from '../../functions/mail/gate.ts';
import { createTable } from '../../functions/actions/tables/create.ts';
import { takeSeat } from '../../functions/actions/tables/join.ts';
import { inviteSubstitute } from '../../functions/actions/tables/substitute.ts';
import { readTable } from '../../functions/tables/table-item.ts';
import { ann, annAndBob, bob, started } from './started.ts';
import { HOUR, MINUTE, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => (world = await openMailWorld()));
afterEach(() => world.close());

describe('invitations and the start', () => {
  test('each player is invited, and told when the game starts; whoever begins hears it in the same letter', async () => {
    const table = await world.table(annAndBob);
    await world.run();
    expect(world.sent.map(({ to }) => to.address).toSorted()).toEqual([ann, bob]);
    expect(world.sent[0]?.text).toContain('Thursday table');
    expect(world.sent[0]?.text).toMatch(/http:\/\/localhost:3089\/t\/\w+#v1\./);
    world.sent.splice(0);
    await world.follow(table.id);
    await world.run();
    expect(world.sent.map(({ to }) => to.address).toSorted()).toEqual([ann, bob]);
    expect(world.sent.filter(({ text }) => text.includes('and it is your turn'))).toHaveLength(1);
    world.wait(HOUR);
    await world.run();
    expect(world.sent).toHaveLength(2);
  });

  test('an invitation names its host by the host’s own seat, and a substitute hears who asks', async () => {
    const host = await world.player(ann);
    const table = await createTable(
      world.service,
      operatorGate,
      { game: 'lilliput', title: 'Hosted', seats: annAndBob },
      host,
    );
    if (isProblem(table)) throw new Error(table.detail);
    await world.run();
    expect(world.to(bob)[0]?.text).toContain('Ann invites you to the table “Hosted”.');
    expect(world.to(ann)[0]?.text).toContain('You are invited to the table “Hosted”.');
    for (const { place, epoch, player } of table.seats) {
      await takeSeat(world.service, { table: table.id, seat: place, epoch }, { name: undefined, player });
    }
    const started = await readTable(world.service, table.id);
    if (isProblem(started)) throw new Error(started.detail);
    for (const [address, free] of [
      ['eve@example.org', false],
      ['fay@example.org', true],
    ] as const) {
      await inviteSubstitute(world.service, operatorGate, started, 1, { address, name: 'Heir' }, free);
      await world.run();
    }
    expect(world.to('eve@example.org')[0]?.text).toContain('Ann asks you to play on for Bob');
    expect(world.to('fay@example.org')[0]?.text).toContain('Bob asks you to take over their seat');
  });

  test('a seat without an address gets no mail', async () => {
    const table = await world.table([{ name: 'Ann', address: ann }, { name: 'Bob' }]);
    await world.follow(table.id);
    await world.run();
    expect(world.sent.every(({ to }) => to.address === ann)).toBe(true);
  });
});

describe('a proposal', () => {
  test('is told to those who have to agree, once, and not when it is off the table', async () => {
    const { table, first, other } = await started(world);
    await world.command(table, first, { type: 'proposeEnd' });
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.to(other).map(({ text }) => text)).toEqual([expect.stringContaining('proposes to end the game')]);
    await world.command(table, 1 - first, { type: 'answerEnd', agree: false });
    await world.command(table, first, { type: 'proposePause' });
    await world.command(table, 1 - first, { type: 'answerPause', agree: false });
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(world.to(other)).toHaveLength(1);
  });

  test('of a pause that all share: nobody is called until the table goes on', async () => {
    const { table, first, other } = await started(world);
    await world.play(table);
    await world.command(table, first, { type: 'proposePause' });
    await world.command(table, 1 - first, { type: 'answerPause', agree: true });
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(world.sent).toEqual([]);
    await world.command(table, first, { type: 'resume' });
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(world.to(other).map(({ text }) => text.split('\n', 1)[0])).toEqual([expect.stringMatching(/^Your turn/)]);
  });
});

test('a game that is over is told to everybody with its ranking', async () => {
  const table = await world.table(annAndBob, 'box-auction');
  for (let turns = 0; turns < 60; turns++) {
    if ((await world.head(table.id, 'box-auction')).awaiting.length === 0) break;
    await world.play(table, turns);
  }
  await world.follow(table.id);
  world.sent.splice(0);
  await world.run();
  const over = world.sent.filter(({ text }) => /The game is over|You have won/.test(text));
  expect(over.map(({ to }) => to.address).toSorted()).toEqual([ann, bob]);
});
