/** The bundled local server as a process of its own, with a clock that can be moved and a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface RunningService {
  /** As the browser reaches it. */
  readonly address: string;
  /** As this process reaches it. */
  readonly local: string;
  wait(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** Reached at this name, which is not localhost, so the browser gives the page no secure context. */
export const PLAIN_NAME = 'railpost.test';

const builtServer = fileURLToPath(new URL('../../functions/dist/server.mjs', import.meta.url));
const movingClock = new URL('./moving-clock.mjs', import.meta.url).href;

export async function startService(
  plainName = false,
  environment: { readonly [name: string]: string } = {},
  server = builtServer,
): Promise<RunningService> {
  const folder = mkdtempSync(join(tmpdir(), 'railpost-browser-'));
  const port = await freePort();
  const address = `http://${plainName ? PLAIN_NAME : '127.0.0.1'}:${port}`;
  const child = spawn(process.execPath, ['--import', movingClock, server], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: folder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await ready(child);
  child.removeAllListeners('exit');
  child.once('exit', (code, signal) => console.error(`The service ended by itself: ${code ?? signal}`));
  return {
    address,
    local: `http://127.0.0.1:${port}`,
    wait: (milliseconds) =>
      new Promise((moved) => {
        child.once('message', () => moved());
        child.send({ wait: milliseconds });
      }),
    stop: () => ended(child),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    if (child.stdout === null) return;
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('Railpost is ready')) resolve();
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
