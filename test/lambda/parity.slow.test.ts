/**
 * The bundled Lambda function and the local server give the same answers to the same requests. Each has its own
 * database; clock and chance are the same on both sides, so ids, links, cookies and hashes must be equal too.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../domain/games.ts';
import { openDynalite } from '../../functions/local/dynalite.ts';
import { makeKeys, printKeys } from '../../functions/service/keys.ts';
import { publicSettings } from '../../functions/service/settings.ts';
import { repeatable } from './chance.mjs';
import { type Answered, asText, eventOf, throughGateway } from './gateway.ts';
import { buildFunctions, type Lambda, openDatabase, openParameters, startLambda } from './lambda.ts';
import { type Local, serveLocally } from './local.ts';
import { type Memory, PUBLIC_URL, scenarioWith } from './scenario.ts';
import { besideTheStream, byNobody } from './scenario-beside.ts';

const NOW = Date.UTC(2026, 2, 1, 12);
const SEED = 'parity';
const SHELL =
  '<!doctype html><head><title><!-- title --></title><meta name="description" content="<!-- description -->"></head>';
const keys = makeKeys(repeatable('keys'));

let lambda: Lambda;
let local: Local;
let parameters: Awaited<ReturnType<typeof openParameters>>;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  const build = await buildFunctions(SHELL);
  const [embedded, database] = [await openDynalite({ folder: null }), await openDatabase()];
  parameters = await openParameters('/Test/keys', printKeys(keys));
  local = await serveLocally({
    store: embedded.store,
    games,
    keys,
    settings: publicSettings(PUBLIC_URL),
    clock: () => NOW,
    random: repeatable(SEED),
    shell: () => Promise.resolve(SHELL),
    runsOn: { runsOn: 'local', store: 'dynalite' },
    addressOf: () => '192.0.2.1',
    log: () => {},
  });
  const environment = {
    PUBLIC_URL,
    KEYS_PARAMETER: '/Test/keys',
    AWS_ENDPOINT_URL_DYNAMODB: database.address,
    AWS_ENDPOINT_URL_SSM: parameters.address,
  };
  lambda = await startLambda(`${build.folder}/api`, environment, { now: NOW, seed: SEED });
  closing.push(
    () => lambda.stop(),
    () => local.close(),
    () => embedded.close(),
    () => database.close(),
    () => parameters.close(),
    () => build.remove(),
  );
});

afterAll(async () => {
  for (const close of closing) await close();
});

/** What belongs to the connection and not to the answer (RFC 9110 section 7.6.1), or is added on the way. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']);

/** An answer as both sides must give it. Only health says what it runs on. */
const comparable = ({ status, headers, cookies, body }: Answered) => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name))),
  cookies,
  body: body.toString('latin1').replace('"runsOn":"lambda","store":"dynamodb"', '"runsOn":"local","store":"dynalite"'),
});

const scenario = scenarioWith(besideTheStream);
const memory: Memory = new Map();
const asked: { method: string; path: string }[] = [];

test('keys are not read before somebody needs them', async () => {
  await throughGateway(lambda, eventOf({ method: 'GET', path: '/api/session' }));
  expect(parameters.asked()).toBe(0);
});

test.each(scenario)('$name: $status', async ({ name, status, ask }) => {
  const request = ask(memory);
  const answer = await local.ask(request);
  memory.set(name, answer);
  expect(answer.status).toBe(status);
  asked.push(request);
  const event = eventOf(request);
  // Text and base64 by turns: the gateway chooses by type.
  const sent = asked.length % 2 === 0 && name !== 'bytes that are no UTF-8' ? asText(event) : event;
  expect(comparable(await throughGateway(lambda, sent))).toEqual(comparable(answer));
});

test.each(byNobody)('$route, asked by nobody', async ({ ask }) => {
  const request = ask(memory);
  const answer = await local.ask(request);
  expect(answer.status).toBeLessThan(500);
  asked.push(request);
  expect(comparable(await throughGateway(lambda, eventOf(request)))).toEqual(comparable(answer));
});

test('every route was asked', () => {
  const { paths } = JSON.parse(memory.get('openapi')?.body.toString() ?? '') as { paths: Record<string, object> };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
  const missed = routes.filter(({ method, path }) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
    return !asked.some((request) => request.method === method && pattern.test(request.path));
  });
  expect(routes.length).toBeGreaterThan(15);
  expect(missed).toEqual([]);
});

test('keys were read once for all', () => {
  expect(parameters.asked()).toBe(1);
});

test('each request has left one line, and none of them names a table, a link or a cookie', () => {
  const text = lambda.lines.join('\n');
  expect(lambda.lines).toHaveLength(scenario.length + byNobody.length + 1);
  for (const line of lambda.lines) expect(JSON.parse(line)).toMatchObject({ status: expect.any(Number) });
  const { id } = JSON.parse(memory.get('running')?.body.toString() ?? '') as { id: string };
  expect(text).not.toContain(id);
  expect(text).not.toContain('v1.');
  expect(text).not.toContain(memory.get('first seat')?.cookies[0]?.split(/[=;]/)[1]);
});
