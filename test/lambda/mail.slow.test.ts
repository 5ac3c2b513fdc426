/** Mail from the bundled function, in a folder without any packages: the picture is drawn there, and SES gets it whole. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../domain/games.ts';
import { operatorGate } from '../../functions/mail/gate.ts';
import { makeKeys, printKeys } from '../../functions/service/keys.ts';
import { isProblem } from '../../functions/service/problem.ts';
import type { Service } from '../../functions/service/service.ts';
import { publicSettings } from '../../functions/service/settings.ts';
import { tableCache } from '../../functions/store/table-cache.ts';
import { createTable } from '../../functions/actions/tables/create.ts';
import { takeSeat } from '../../functions/actions/tables/join.ts';
import { everyPart, parseMime } from '../mime.ts';
import { buildFunctions, openDatabase, openParameters, startLambda } from './lambda.ts';

const PUBLIC_URL = 'https://play.example.org';
const keys = makeKeys(randomBytes);
const closing: (() => unknown)[] = [];
let database: Awaited<ReturnType<typeof openDatabase>>;
let build: Awaited<ReturnType<typeof buildFunctions>>;

interface Sent {
  readonly FromEmailAddress: string;
  readonly Destination: { readonly ToAddresses: string[] };
  readonly ConfigurationSetName: string;
  readonly Content: { readonly Raw: { readonly Data: string } };
}

/** SES, which takes everything. */
async function openSes() {
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      sent.push(JSON.parse(Buffer.concat(chunks).toString()) as Sent);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"MessageId":"1"}');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => new Promise((closed) => server.close(closed)));
  return { sent, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

beforeAll(async () => {
  build = await buildFunctions('');
  database = await openDatabase();
  closing.push(
    () => database.close(),
    () => build.remove(),
  );
});

afterAll(async () => {
  for (const close of closing) await close();
});

test('sweep sends what is due through SES, with the board', async () => {
  const { store } = database;
  const service: Service = {
    store,
    games,
    tables: tableCache(store),
    keys: () => Promise.resolve(keys),
    settings: { ...publicSettings(PUBLIC_URL), mail: 'sent' },
    clock: Date.now,
    random: randomBytes,
    wake: () => {},
    log: () => {},
  };
  const seats = [{ name: 'Ann', address: 'ann@example.org' }, { name: 'Bob' }];
  const table = await createTable(service, operatorGate, { game: 'lilliput', title: 'Thursday', seats }, null);
  if (isProblem(table)) throw new Error(table.detail);
  for (const { place, epoch, name, player } of table.seats) {
    await takeSeat(service, { table: table.id, seat: place, epoch }, { name: name ?? '', player });
  }

  const ses = await openSes();
  const parameters = await openParameters('/Test/keys', printKeys(keys));
  closing.unshift(() => parameters.close());
  const sweep = await startLambda(`${build.folder}/sweep`, {
    PUBLIC_URL,
    KEYS_PARAMETER: '/Test/keys',
    MAIL_FROM: 'Railpost <post@example.org>',
    CONFIGURATION_SET: 'reporting',
    AWS_ENDPOINT_URL_DYNAMODB: database.address,
    AWS_ENDPOINT_URL_SSM: parameters.address,
    AWS_ENDPOINT_URL_SESV2: ses.address,
  });
  closing.unshift(() => sweep.stop());
  await sweep.invoke({});
  await sweep.invoke({});

  expect(ses.sent).toHaveLength(2);
  for (const { FromEmailAddress, Destination, ConfigurationSetName } of ses.sent) {
    expect({ FromEmailAddress, Destination, ConfigurationSetName }).toEqual({
      FromEmailAddress: 'post@example.org',
      Destination: { ToAddresses: ['ann@example.org'] },
      ConfigurationSetName: 'reporting',
    });
  }
  const parts = ses.sent.flatMap(({ Content }) => everyPart(parseMime(Buffer.from(Content.Raw.Data, 'base64'))));
  const picture = parts.find(({ type }) => type === 'image/png');
  expect(picture?.body.subarray(1, 4).toString()).toBe('PNG');
  expect(picture?.body.readUInt32BE(16)).toBe(1184);
  expect(sweep.lines.join('\n')).not.toContain('@');
});
