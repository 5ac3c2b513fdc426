import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDynalite, openDynalite } from '../local/dynalite.ts';
import { stoppedKeys } from '../people/address.ts';
import { readReport, stopAddress } from './ses-reports.ts';

const timestamp = '2026-03-01T12:00:00.000Z';
const mail = { timestamp, source: 'post@example.org', destination: ['ann@example.org'] };

const bounce = (bounceType: string, ...addresses: string[]) => ({
  bounceType,
  bounceSubType: 'General',
  bouncedRecipients: addresses.map((emailAddress) => ({ emailAddress, action: 'failed', status: '5.1.1' })),
  timestamp,
  feedbackId: '0100',
});

const complaint = (complaintFeedbackType: string | null) => ({
  complainedRecipients: [{ emailAddress: 'ann@example.org' }],
  timestamp,
  feedbackId: '0100',
  ...(complaintFeedbackType === null ? {} : { complaintFeedbackType }),
});

const read = (report: object) => readReport(JSON.stringify({ ...report, mail }));

test('an address that does not exist is stopped, each of several', () => {
  expect(
    read({ eventType: 'Bounce', bounce: bounce('Permanent', 'Ann <Ann@example.org>', 'bob@example.org') }),
  ).toEqual([
    { address: 'ann@example.org', reason: 'bounce', at: timestamp },
    { address: 'bob@example.org', reason: 'bounce', at: timestamp },
  ]);
});

test.each(['Transient', 'Undetermined'])('a %s bounce stops nobody', (type) => {
  expect(read({ eventType: 'Bounce', bounce: bounce(type, 'ann@example.org') })).toEqual([]);
});

test.each([null, 'abuse', 'fraud'])('a complaint of kind %s stops the address', (kind) => {
  expect(read({ eventType: 'Complaint', complaint: complaint(kind) })).toEqual([
    { address: 'ann@example.org', reason: 'complaint', at: timestamp },
  ]);
});

test('whoever says that it was no spam goes on getting mail', () => {
  expect(read({ eventType: 'Complaint', complaint: complaint('not-spam') })).toEqual([]);
});

test("an identity's own notification is read as well", () => {
  expect(read({ notificationType: 'Bounce', bounce: bounce('Permanent', 'ann@example.org') })).toHaveLength(1);
});

test.each([
  'no JSON',
  'null',
  '{}',
  JSON.stringify({ eventType: 'Delivery', mail, delivery: {} }),
  JSON.stringify({ eventType: 'Bounce', mail, bounce: { bounceType: 'Permanent' } }),
])('%s is no such report', (message) => {
  expect(readReport(message)).toBeNull();
});

let database: OpenDynalite;
beforeAll(async () => {
  database = await openDynalite({ folder: null });
});
afterAll(() => database.close());

test('what is kept says why and when, twice is as good as once', async () => {
  const keys = { addressSecrets: ['A'.repeat(43)] };
  const stopped = { address: 'ann@example.org', reason: 'complaint', at: timestamp } as const;
  await stopAddress(database.store, keys, stopped);
  await stopAddress(database.store, keys, stopped);
  const [key] = stoppedKeys(keys, 'ann@example.org');
  expect(await database.store.get(key!)).toEqual({ reason: 'complaint', at: timestamp });
});

test('a report does not take back that the operator has blocked the address', async () => {
  const keys = { addressSecrets: ['B'.repeat(43)] };
  const address = 'bob@example.org';
  await stopAddress(database.store, keys, { address, reason: 'blocked', at: timestamp });
  await stopAddress(database.store, keys, { address, reason: 'bounce', at: timestamp });
  const [key] = stoppedKeys(keys, address);
  expect(await database.store.get(key!)).toMatchObject({ reason: 'blocked' });
});
