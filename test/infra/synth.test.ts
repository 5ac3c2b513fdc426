/** `cdk synth` as an operator calls it: on a machine without credentials and without a network. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { stubBuild } from './template.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'railpost-synth-'));
const build = stubBuild();
const networkLog = join(folder, 'network.log');

afterAll(() => {
  rmSync(folder, { recursive: true });
  build.remove();
});

function synth(functionsFolder: string, output: string) {
  const words = ['synth', '-q', '-o', output, '-c', `webFolder=${build.webFolder}`];
  const ran = spawnSync(
    process.execPath,
    ['node_modules/aws-cdk/bin/cdk', ...words, '-c', `functionsFolder=${functionsFolder}`],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        NODE_OPTIONS: `--import ${new URL('no-network.mjs', import.meta.url).href}`,
        RAILPOST_NETWORK_LOG: networkLog,
        // Else the SDK of the tool would ask the machine's own metadata service for credentials.
        AWS_EC2_METADATA_DISABLED: 'true',
      },
      encoding: 'utf8',
      timeout: 110_000,
    },
  );
  return { status: ran.status, said: ran.stdout + ran.stderr };
}

test('synthesises without credentials, and tries to reach nobody', { timeout: 120_000 }, () => {
  const output = join(folder, 'out');
  const { status, said } = synth(build.functionsFolder, output);
  expect(said).not.toContain('Error');
  expect(status).toBe(0);
  expect(readdirSync(output)).toContain('Railpost.template.json');
  expect(existsSync(networkLog) ? readFileSync(networkLog, 'utf8') : '').toBe('');
});

test('a missing bundle gets a sentence that says what to run, and no stack', { timeout: 120_000 }, () => {
  const { status, said } = synth(join(folder, 'nothing'), join(folder, 'none'));
  expect(status).not.toBe(0);
  expect(said).toContain('run "npm run build" first');
  expect(said).not.toMatch(/^\s+at /m);
});
