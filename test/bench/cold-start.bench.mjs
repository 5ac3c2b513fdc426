/**
 * How long a fresh process takes to its first answer: the API's bundle against a bare one, bundled in the same way and
 * asking the same database, process by process in turns, so that both meet the same machine. Aim: at most 1.5 times.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { buildLambdas, lambdaOptions } from '../../functions/build-lambdas.mjs';

const RUNS = Number(process.env['RAILPOST_BENCH_RUNS'] ?? 21);
const AIM = 1.5;
const TABLE = 'railpost';

/** @typedef {{ whole: number, own: number, processor: number }} Figures */

// The SDK warns of what its future versions will need; ours is pinned.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

const environment = {
  PATH: process.env['PATH'],
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  TABLE_NAME: TABLE,
  KEYS_PARAMETER: '/Bench/keys',
  PUBLIC_URL: 'https://play.example.org',
};

/** Dynalite on a loopback port, with our table. */
async function openDatabase() {
  const require = createRequire(import.meta.url);
  const server = require('dynalite')({ createTableMs: 0 });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${server.address().port}`;
  const { CreateTableCommand, DynamoDBClient } = await import('@aws-sdk/client-dynamodb');
  const credentials = { accessKeyId: 'bench', secretAccessKey: 'bench' };
  const client = new DynamoDBClient({ region: 'eu-central-1', endpoint, credentials });
  await client.send(
    new CreateTableCommand({
      TableName: TABLE,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['PK', 'SK'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
    }),
  );
  client.destroy();
  return { endpoint, close: () => server.close() };
}

/**
 * @param {string} folder
 * @returns {Promise<{ bare: string, api: string }>} the bundles
 */
async function build(folder) {
  await buildLambdas(folder);
  await esbuild.build({
    ...lambdaOptions,
    write: true,
    entryPoints: { index: fileURLToPath(new URL('cold-start/bare.ts', import.meta.url)) },
    outdir: join(folder, 'bare'),
  });
  await esbuild.stop();
  return { bare: join(folder, 'bare/index.mjs'), api: join(folder, 'api/index.mjs') };
}

/**
 * @param {string} bundle
 * @param {string} endpoint
 * @returns {Promise<Figures>}
 */
function firstAnswer(bundle, endpoint) {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('cold-start/probe.mjs', import.meta.url)), [pathToFileURL(bundle).href], {
      env: { ...environment, AWS_ENDPOINT_URL_DYNAMODB: endpoint },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (figures) => resolve(/** @type {Figures} */ (figures)));
    child.once('exit', (code) => reject(new Error(`a process ended with ${code} and no answer`)));
  });
}

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;

/** @param {number} number */
const round = (number) => Math.round(number * 100) / 100;

/**
 * @param {keyof Figures} figure
 * @param {{ bare: Figures[], api: Figures[] }} measured
 */
function compared(figure, measured) {
  const bare = median(measured.bare.map((figures) => figures[figure]));
  const api = median(measured.api.map((figures) => figures[figure]));
  return { bare: round(bare), api: round(api), ratio: round(api / bare) };
}

const folder = mkdtempSync(join(tmpdir(), 'railpost-bench-'));
const database = await openDatabase();
try {
  const { bare, api } = await build(folder);
  /** @type {{ bare: Figures[], api: Figures[] }} */
  const measured = { bare: [], api: [] };
  // The first of each reads the files from the disk; the rest find them in memory, as all later ones will.
  await firstAnswer(bare, database.endpoint);
  await firstAnswer(api, database.endpoint);
  for (let run = 0; run < RUNS; run++) {
    measured.bare.push(await firstAnswer(bare, database.endpoint));
    measured.api.push(await firstAnswer(api, database.endpoint));
  }
  const whole = compared('whole', measured);
  const { own, processor } = { own: compared('own', measured), processor: compared('processor', measured) };
  console.log(JSON.stringify({ bench: 'cold-start', unit: 'ms', runs: RUNS, aim: AIM, ...whole, own, processor }));
  console.error(
    `A fresh process answers after ${whole.api} ms, a bare one after ${whole.bare} ms: ` +
      `${whole.ratio} times as long (aim: at most ${AIM}).`,
  );
} finally {
  database.close();
  rmSync(folder, { recursive: true });
}
