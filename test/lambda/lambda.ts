/**
 * Lambda and what stands around it, on this machine: the bundled function in a process of its own, in a folder without
 * any packages; DynamoDB as dynalite on a loopback port; and the one parameter of SSM.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { buildLambdas } from '../../functions/build-lambdas.mjs';
import { createTable } from '../../functions/store/create-table.ts';
import { dynamoStore } from '../../functions/store/dynamo.ts';
import type { Store } from '../../functions/store/store.ts';

const TABLE = 'railpost';
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };

const require = createRequire(import.meta.url);
const dynalite = require('dynalite') as (options: { createTableMs: number }) => Server;

const listening = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

/** DynamoDB, with our table in it. */
export async function openDatabase() {
  const server = dynalite({ createTableMs: 0 });
  const address = await listening(server);
  const client = new DynamoDBClient({ region: 'eu-central-1', endpoint: address, credentials });
  await createTable(client, TABLE);
  const store: Store = dynamoStore(client, TABLE);
  return {
    address,
    store,
    close: () => {
      client.destroy();
      return new Promise((closed) => server.close(closed));
    },
  };
}

/** SSM, which knows one parameter and counts how often it is asked. */
export async function openParameters(name: string, value: string) {
  let asked = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked++;
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { Name: string; WithDecryption: boolean };
      const known = body.Name === name && body.WithDecryption;
      response.writeHead(known ? 200 : 400, { 'Content-Type': 'application/x-amz-json-1.1' });
      response.end(
        JSON.stringify(known ? { Parameter: { Name: name, Value: value } } : { __type: 'ParameterNotFound' }),
      );
    });
  });
  const address = await listening(server);
  return { address, asked: () => asked, close: () => new Promise((closed) => server.close(closed)) };
}

/** All four bundles in a folder of their own, far from any package. */
export async function buildFunctions(shell: string) {
  const folder = mkdtempSync(join(tmpdir(), 'railpost-lambda-'));
  await buildLambdas(folder);
  writeFileSync(join(folder, 'api/shell.html'), shell);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

export interface Lambda {
  invoke<Result = unknown>(event: unknown): Promise<Result>;
  /** Lines it has written. */
  readonly lines: string[];
  stop(): Promise<void>;
}

/** `fixed`: the time at which the clock stands still, and what chance repeats. */
export async function startLambda(
  bundle: string,
  environment: Record<string, string>,
  fixed?: { readonly now: number; readonly seed: string },
): Promise<Lambda> {
  const words = [pathToFileURL(join(bundle, 'index.mjs')).href, ...(fixed ? [String(fixed.now), fixed.seed] : [])];
  const child = fork(fileURLToPath(new URL('runtime.mjs', import.meta.url)), words, {
    cwd: bundle,
    env: {
      PATH: process.env['PATH'],
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      TABLE_NAME: TABLE,
      ...environment,
    },
    execArgv: [],
    silent: true,
  });
  const lines: string[] = [];
  child.stdout?.on('data', (text: Buffer) => lines.push(...text.toString().trimEnd().split('\n')));
  let complaints = '';
  child.stderr?.on('data', (text: Buffer) => (complaints += text.toString()));
  await firstMessage(child, () => complaints);
  return { lines, invoke: invoker(child), stop: () => stopped(child) };
}

function firstMessage(child: ChildProcess, complaints: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error(`the function did not start: ${complaints()}`)));
  });
}

function invoker(child: ChildProcess) {
  let last = 0;
  return <Result>(event: unknown): Promise<Result> =>
    new Promise((resolve, reject) => {
      const number = ++last;
      const answered = (message: { number: number; result: Result; error?: string }) => {
        if (message.number !== number) return;
        child.off('message', answered);
        if (message.error === undefined) resolve(message.result);
        else reject(new Error(message.error));
      };
      child.on('message', answered);
      child.send({ number, event });
    });
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}
