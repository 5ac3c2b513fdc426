/**
 * Installs what a bare clone lacks. The lockfile says what should be there, npm's own record in node_modules says
 * what is; npm runs only when something is missing, and what is there beyond the need stays.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What each need installs with, and what the person who waits is told. */
const needs = {
  running: { flags: ['--omit=dev'], telling: 'Installing what running needs (about 10 s) …' },
  testing: { flags: ['--include=dev'], telling: 'Installing the test tools (about 40 s) …' },
};

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean, os?: string[], cpu?: string[], libc?: string[], engines?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 * @typedef {{ os: string, cpu: string, libc: string | undefined, node: string }} Platform
 */

/**
 * The packages of the lockfile that this need asks for and that are not installed in the locked version.
 * @param {Lock} lock package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json
 * @param {keyof typeof needs} need
 * @param {Platform} platform
 */
export function missingPackages(lock, installed, need, platform) {
  const there = installed?.packages ?? {};
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .filter(([, locked]) => need === 'testing' || !locked.dev)
    .filter(([, locked]) => !isOptional(locked) || fits(locked, platform))
    .filter(([path, locked]) => there[path]?.version !== locked.version)
    .map(([path]) => path);
}

/** @param {LockedPackage} locked */
const isOptional = (locked) => locked.optional === true || locked.devOptional === true;

/**
 * npm leaves out an optional package made for another platform or another Node.
 * @param {LockedPackage} locked
 * @param {Platform} platform
 */
function fits(locked, platform) {
  return (
    allows(locked.os, platform.os) &&
    allows(locked.cpu, platform.cpu) &&
    (platform.os !== 'linux' || allows(locked.libc, platform.libc)) &&
    runsOn(locked.engines?.['node'], platform.node)
  );
}

/**
 * @param {string[] | undefined} list as in package.json: names, or names to leave out with a `!`
 * @param {string | undefined} name
 */
function allows(list, name) {
  if (list === undefined || list.length === 0) return true;
  if (list.includes(`!${name}`)) return false;
  return list.every((entry) => entry.startsWith('!')) || list.includes(name ?? '');
}

/**
 * Understands the ranges that platform packages use (`>=18`, `^22.20 || >=25`). Any other range counts as not
 * fitting: an optional package that is wrongly thought needless costs nothing, the reverse would install every time.
 * @param {string | undefined} range
 * @param {string} version
 */
function runsOn(range, version) {
  if (range === undefined) return true;
  const here = numbers(version);
  return range.split('||').some((alternative) => {
    const match = /^\s*(>=|\^)\s*v?(\d+(?:\.\d+)*)\s*$/.exec(alternative);
    if (match === null) return false;
    const least = numbers(match[2] ?? '');
    return compare(here, least) >= 0 && (match[1] === '>=' || here[0] === least[0]);
  });
}

/** @param {string} version */
const numbers = (version) => version.replace(/^v/, '').split('.').map(Number);

/**
 * @param {number[]} left
 * @param {number[]} right
 */
function compare(left, right) {
  for (let place = 0; place < 3; place += 1) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** @returns {Platform} */
function thisPlatform() {
  return { os: process.platform, cpu: process.arch, libc: libraryOfC(), node: process.version };
}

function libraryOfC() {
  if (process.platform !== 'linux' || !process.report) return undefined;
  // Without this the report looks up the names of all open connections, which can take seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/**
 * @param {string} path
 * @returns {Lock | undefined}
 */
function readLock(path) {
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @param {keyof typeof needs} need */
function complete(need) {
  const lock = readLock(join(root, 'package-lock.json'));
  if (lock === undefined) return true;
  const installed = readLock(join(root, 'node_modules/.package-lock.json'));
  if (installed === undefined) return false;
  if (missingPackages(lock, installed, need, thisPlatform()).length > 0) return false;
  return Object.keys(installed.packages).every((path) => existsSync(join(root, path, 'package.json')));
}

/**
 * Installs what is missing; resolves to false, with the reason told, when that fails.
 * @param {keyof typeof needs} need
 * @param {(line: string) => void} tell where progress goes
 * @returns {Promise<boolean>}
 */
export async function install(need, tell) {
  if (complete(need)) return true;
  const { flags, telling } = needs[need];
  tell(telling);
  const { code, output } = await npm(['ci', ...flags, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) return true;
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/^npm error\s+at /.test(line));
  console.error(`${lines.slice(-15).join('\n')}\nThe installation failed: see npm's message above, then start again.`);
  return false;
}

/**
 * @param {string[]} words
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function npm(words) {
  return new Promise((resolve) => {
    let output = '';
    // On Windows npm is a command file, which only a shell can start.
    const child = spawn('npm', words, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let stopped = false;
    const stop = () => {
      stopped = true;
      child.kill('SIGTERM');
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (stopped) process.exit(1);
      resolve({ code, output });
    });
  });
}
