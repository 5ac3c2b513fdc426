/** A turn is told in time, once, and only while it is so. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noteForDigest } from '../../functions/mail/digest-notes.ts';
import { mailedSeats } from '../../functions/mail/last-mailed.ts';
import { ann, bob, started } from './started.ts';
import { HOUR, MINUTE, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => (world = await openMailWorld()));
afterEach(() => world.close());

describe('a turn', () => {
  test('is announced two minutes after it came, once', async () => {
    const { table, other } = await started(world);
    await world.play(table);
    await world.follow(table.id);
    world.wait(2 * MINUTE - 1000);
    await world.run();
    expect(world.sent).toEqual([]);
    world.wait(1000);
    await world.run();
    await world.follow(table.id);
    world.wait(HOUR);
    await world.run();
    expect(world.sent.map(({ to }) => to.address)).toEqual([other]);
    expect(world.sent[0]?.attachments[0]?.type).toBe('image/png');
  });

  test('leaves a note at the table when its mail went out, be it in a digest; other letters leave none', async () => {
    const { table, first, mover, other } = await started(world);
    const sentAt = async (seat: number) => Date.parse((await mailedSeats(world.store, table.id)).get(seat) ?? '');
    const start = await sentAt(1 - first);
    await world.play(table);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.to(other)).toHaveLength(1);
    expect(await sentAt(1 - first)).toBe(world.now());
    expect(await sentAt(first)).toBe(start);
    await world.command(table, 1 - first, { type: 'proposePause' });
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.to(mover)).toHaveLength(1);
    expect(await sentAt(first)).toBe(start);
    await world.player(mover, { mailMode: 'daily' });
    await noteForDigest(world.service, await world.player(mover), { table: table.id, seat: first });
    for (let hour = 0; hour < 25; hour++) {
      world.wait(HOUR);
      await world.run();
    }
    expect(world.to(mover)).toHaveLength(2);
    expect(await sentAt(first)).toBeGreaterThan(start);
  });

  test('that has passed is not announced', async () => {
    const { table, mover } = await started(world);
    for (let turns = 0; turns < 2; turns++) {
      await world.play(table);
      await world.follow(table.id);
    }
    world.wait(20 * MINUTE);
    await world.run();
    const { awaiting } = await world.head(table.id);
    expect(world.sent).toHaveLength(1);
    expect(awaiting[0]?.seat).toBe(table.seats.findIndex(({ name }) => world.sent[0]?.to.name === name));
    expect([mover, ann, bob]).toContain(world.sent[0]?.to.address);
  });

  test('that was taken back within two minutes is not announced', async () => {
    const { table, first } = await started(world);
    await world.play(table);
    await world.follow(table.id);
    world.wait(MINUTE);
    await world.takeBack(table, first, 1);
    world.wait(2 * MINUTE);
    await world.run();
    expect(world.sent).toEqual([]);
  });

  test('is not announced again when somebody asks to take a turn back; that is a letter of its own', async () => {
    const { table, first, mover, other } = await started(world);
    await world.play(table);
    if ((await world.head(table.id)).awaiting[0]?.seat === 1 - first) await world.play(table);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    world.sent.splice(0);
    await world.takeBack(table, first, 1);
    await world.follow(table.id);
    world.wait(3 * MINUTE);
    await world.run();
    expect(world.to(mover)).toEqual([]);
    expect(world.to(other)).toHaveLength(1);
    expect(world.sent[0]?.text).toContain('take a turn back?');
  });
});
