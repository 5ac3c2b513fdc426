/** A session under several requests of one browser at once. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDynalite, type OpenDynalite } from '../local/dynalite.ts';
import { changeSession, forgetTable, holdHost, holdSeat, readSession, type Session } from './session.ts';

let database: OpenDynalite;
beforeAll(async () => {
  database = await openDynalite({ folder: null });
});
afterAll(() => database.close());

const service = () => ({ store: database.store, clock: Date.now, random: randomBytes });

const sitting = (place: number) => (session: Session) => holdSeat(session, { table: 'table', place, epoch: 1 });

it('loses nothing that was changed at the same moment', async () => {
  const id = await changeSession(service(), undefined, (session) => holdHost(session, { table: 'table', epoch: 1 }));
  const ids = await Promise.all([0, 1, 2, 3].map((place) => changeSession(service(), id ?? '', sitting(place))));
  expect(new Set(ids)).toEqual(new Set([id]));
  const { seats, hosts } = await readSession(service(), id ?? '');
  expect(seats.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  expect(hosts).toHaveLength(1);
});

it('holds a seat once, with its newest epoch, and forgets a table as a whole', () => {
  const nobody: Session = { seats: [], hosts: [], players: [], expiresAt: null };
  const seated = holdSeat(sitting(1)(nobody), { table: 'table', place: 1, epoch: 2 });
  expect(seated.seats).toEqual([{ table: 'table', place: 1, epoch: 2 }]);
  const hosting = holdHost(holdHost(seated, { table: 'other', epoch: 1 }), { table: 'table', epoch: 1 });
  expect(forgetTable(hosting, 'table')).toEqual({ ...nobody, hosts: [{ table: 'other', epoch: 1 }] });
});

it('holds a bounded number, the newest', async () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ table: `t${index}`, epoch: 1 }));
  const id = await changeSession(service(), undefined, (session) => ({ ...session, hosts: many }));
  const { hosts } = await readSession(service(), id ?? '');
  expect(hosts).toHaveLength(200);
  expect(hosts.at(-1)?.table).toBe('t249');
});

it('reads nothing for an id that cannot be one', async () => {
  for (const id of [undefined, '', 'x', 'A'.repeat(43), `${'A'.repeat(42)}#`]) {
    expect(await readSession(service(), id)).toEqual({ seats: [], hosts: [], players: [], expiresAt: null });
  }
});
