/** The bundled functions that nobody calls by hand: woken by the stream, by the clock and by mail that came back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable } from '../../functions/tables/open-tables.ts';
import { stoppedKeys } from '../../functions/people/address.ts';
import { makeKeys, printKeys } from '../../functions/service/keys.ts';
import { headKey } from '../../functions/tables/head.ts';
import { repeatable } from './chance.mjs';
import { eventOf, throughGateway } from './gateway.ts';
import { buildFunctions, type Lambda, openDatabase, openParameters, startLambda } from './lambda.ts';

const PUBLIC_URL = 'https://play.example.org';
const EDGE_KEY = '51af3dc0-da77-11e4-872e-1234567db123';
const keys = makeKeys(repeatable('keys'));

let database: Awaited<ReturnType<typeof openDatabase>>;
let start: (name: string, environment?: Record<string, string>) => Promise<Lambda>;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  const build = await buildFunctions('');
  database = await openDatabase();
  const parameters = await openParameters('/Test/keys', printKeys(keys));
  start = async (name, environment = {}) => {
    const lambda = await startLambda(`${build.folder}/${name}`, {
      PUBLIC_URL,
      KEYS_PARAMETER: '/Test/keys',
      AWS_ENDPOINT_URL_DYNAMODB: database.address,
      AWS_ENDPOINT_URL_SSM: parameters.address,
      ...environment,
    });
    closing.unshift(() => lambda.stop());
    return lambda;
  };
  closing.push(
    () => database.close(),
    () => parameters.close(),
    () => build.remove(),
  );
});

afterAll(async () => {
  for (const close of closing) await close();
});

/** A table with one commit and, as after a crash, no head. */
async function laggingTable(api: Lambda): Promise<string> {
  const body = JSON.stringify({ game: 'lilliput', seats: [{ name: 'Ann' }, { name: 'Bob' }] });
  const headers = { Origin: PUBLIC_URL, 'Content-Type': 'application/json' };
  const answer = await throughGateway(api, eventOf({ method: 'POST', path: '/api/tables', headers, body }));
  expect(answer.status).toBe(201);
  const { id } = JSON.parse(answer.body.toString()) as { id: string };
  await database.store.remove(headKey(id));
  return id;
}

const record = (PK: string, SequenceNumber: string) => ({
  eventName: 'INSERT',
  dynamodb: { Keys: { PK: { S: PK }, SK: { S: 'commit#0000000001' } }, SequenceNumber },
});

test('follow brings the heads of the tables in its batch up to date', async () => {
  const [api, follow] = [await start('api'), await start('follow')];
  const ids = [await laggingTable(api), await laggingTable(api)];
  const Records = ids.map((id, index) => record(`game#${id}`, String(index)));
  expect(await follow.invoke({ Records })).toEqual({ batchItemFailures: [] });
  for (const id of ids) expect(await database.store.get(headKey(id))).toMatchObject({ id, version: 1 });
  expect(follow.lines.map((line) => JSON.parse(line) as object)).toEqual([
    { function: 'follow', records: 2, lagged: 2, failed: 0 },
  ]);
});

test('follow asks for the record again at which it failed', async () => {
  const follow = await start('follow', { TABLE_NAME: 'gone' });
  const Records = [record(`game#${'a'.repeat(26)}`, '17'), record(`game#${'a'.repeat(26)}`, '18')];
  expect(await follow.invoke({ Records })).toEqual({ batchItemFailures: [{ itemIdentifier: '17' }] });
});

test('sweep finds what nobody has followed', async () => {
  const [api, sweep] = [await start('api'), await start('sweep')];
  const id = await laggingTable(api);
  await openTable(database.store, 'b'.repeat(26));
  await sweep.invoke({});
  expect(await database.store.get(headKey(id))).toMatchObject({ id, version: 1 });
});

test('bounce stops the address that mail came back from', async () => {
  const bounce = await start('bounce');
  const timestamp = '2026-03-01T12:00:00.000Z';
  const report = {
    eventType: 'Bounce',
    bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'Ann@example.org' }], timestamp },
  };
  const messages = [JSON.stringify(report), 'no report'];
  await bounce.invoke({ Records: messages.map((Message) => ({ Sns: { Message } })) });
  const kept = await database.store.get(stoppedKeys(keys, 'ann@example.org')[0]!);
  expect(kept).toEqual({ reason: 'bounce', at: timestamp });
  expect(bounce.lines.join('')).toBe('{"function":"bounce","messages":2,"unreadable":1,"stopped":1}');
});

test('api hides from whoever comes past the edge', async () => {
  const api = await start('api', { EDGE_KEY });
  const health = (headers: Record<string, string>) =>
    throughGateway(api, eventOf({ method: 'GET', path: '/api/health', headers }));
  expect((await health({ 'x-railpost-edge': EDGE_KEY })).status).toBe(200);
  const past = await health({});
  expect(past.status).toBe(404);
  expect(JSON.parse(past.body.toString())).toMatchObject({ code: 'unknown-route' });
});

test('api without its settings says which one is missing', async () => {
  await expect(start('api', { PUBLIC_URL: '' })).rejects.toThrow('PUBLIC_URL is not set');
});
