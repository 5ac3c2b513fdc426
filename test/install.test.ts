/** What the two commands find missing on a machine, and which Node they refuse. */
import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { missingPackages, type Lock } from '../functions/install.mjs';
import { nodeComplaint } from '../functions/node-version.mjs';

describe('Node', () => {
  test.each(['v20.18.3', 'v18.20.0', 'v12.22.12', 'v9.0.0'])('%s gets a sentence', (version) => {
    expect(nodeComplaint(version)).toBe(`Railpost needs Node 20.19 or newer; this is ${version}.`);
  });

  test.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.1.0', 'v100.0.0'])('%s will do', (version) => {
    expect(nodeComplaint(version)).toBeUndefined();
  });

  test.each(['functions/node-version.mjs', 'functions/start.mjs', 'functions/railpost.mjs', 'test/run.mjs'])(
    'that is old can parse %s, to say so',
    async (path) => {
      const source = readFileSync(path, 'utf8');
      const forOldNode = await transform(source, { target: 'node12.22' });
      const asWritten = await transform(source, { target: 'esnext' });
      expect(forOldNode.code).toBe(asWritten.code);
    },
  );

  test('is the one package.json asks for', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(engines.node).toBe('>=20.19');
  });
});

describe('missing packages', () => {
  const linux = { os: 'linux', cpu: 'x64', libc: 'glibc', node: 'v20.20.2' };
  const lock: Lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/hono': { version: '4.0.0' },
      'node_modules/vitest': { version: '4.1.0', dev: true },
      'node_modules/@esbuild/linux-x64': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
      'node_modules/@esbuild/darwin-arm64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
      'node_modules/@tool/musl': { version: '1.0.0', optional: true, dev: true, os: ['linux'], libc: ['musl'] },
      'node_modules/@tool/node22': { version: '1.0.0', optional: true, dev: true, engines: { node: '^22.20 || >=25' } },
    },
  };
  const has = (...paths: string[]): Lock => ({
    packages: Object.fromEntries(paths.map((path) => [path, lock.packages[path] ?? {}])),
  });
  const running = ['node_modules/hono', 'node_modules/@esbuild/linux-x64'];

  test('on a bare clone: what runs on this platform, without the test tools', () => {
    expect(missingPackages(lock, undefined, 'running', linux)).toEqual(running);
  });

  test('none when running is all that is wanted, or more is there', () => {
    expect(missingPackages(lock, has(...running), 'running', linux)).toEqual([]);
    expect(missingPackages(lock, has(...running, 'node_modules/vitest'), 'running', linux)).toEqual([]);
  });

  test('the test tools when tests are wanted', () => {
    expect(missingPackages(lock, has(...running), 'testing', linux)).toEqual(['node_modules/vitest']);
  });

  test('a package in another version', () => {
    const old: Lock = { packages: { ...has(...running).packages, 'node_modules/hono': { version: '3.0.0' } } };
    expect(missingPackages(lock, old, 'running', linux)).toEqual(['node_modules/hono']);
  });

  test("another platform's packages when the folder was brought from elsewhere", () => {
    const mac = { os: 'darwin', cpu: 'arm64', libc: undefined, node: 'v20.20.2' };
    expect(missingPackages(lock, has(...running), 'running', mac)).toEqual(['node_modules/@esbuild/darwin-arm64']);
  });

  test('an optional package of a newer Node only there', () => {
    const all = has(...running, 'node_modules/vitest');
    const newer = (node: string) => missingPackages(lock, all, 'testing', { ...linux, node });
    expect(newer('v22.20.0')).toEqual(['node_modules/@tool/node22']);
    expect(newer('v26.0.0')).toEqual(['node_modules/@tool/node22']);
    expect(newer('v24.0.0')).toEqual([]);
  });

  test('none in this very installation', () => {
    const read = (path: string): Lock => JSON.parse(readFileSync(path, 'utf8'));
    const libc = usesMusl() ? 'musl' : 'glibc';
    const here = { os: process.platform, cpu: process.arch, libc, node: process.version };
    const missing = missingPackages(
      read('package-lock.json'),
      read('node_modules/.package-lock.json'),
      'testing',
      here,
    );
    expect(missing).toEqual([]);
  });
});

function usesMusl(): boolean {
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return process.platform === 'linux' && report.header.glibcVersionRuntime === undefined;
}
