/**
 * The browser of the browser tests: an installed Chromium, else Debian's packages when those can be installed. Chromium's
 * headless shell goes first: the same engine without the windows around it, at half the processor time for each page.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of an installed Chromium, or undefined. CHROMIUM_PATH goes first.
 * @param {Record<string, string | undefined>} [environment]
 */
export function findChromium(environment = process.env) {
  return [environment['CHROMIUM_PATH'] ?? '', ...onPath(names, environment)].find(isExecutable);
}

/**
 * @param {readonly string[]} programs
 * @param {Record<string, string | undefined>} environment
 */
function onPath(programs, environment) {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {string} path */
function isExecutable(path) {
  if (path === '') return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds or installs Chromium; undefined, with a sentence that says what to do, when neither is possible.
 * @param {(line: string) => void} tell
 */
export function provideChromium(tell) {
  const chosen = process.env['CHROMIUM_PATH'] ?? '';
  const isThere = isExecutable(chosen) || onPath([SHELL], process.env).some(isExecutable);
  if (!isThere && isDebian() && process.getuid?.() === 0) {
    tell("Installing Debian's chromium for the browser tests (about a minute) …");
    // Older releases have no shell of its own; the whole browser does as well, slower.
    void (aptGet('update', '--quiet') && (install(SHELL) || install('chromium')));
  }
  const found = findChromium();
  if (found !== undefined) return found;
  console.error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
  return undefined;
}

/** @param {string} name */
const install = (name) => aptGet('install', '--quiet', '--yes', name);

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** @param {string[]} words */
function aptGet(...words) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const result = spawnSync('apt-get', words, { env: environment, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  if (result.status === 0) return true;
  console.error(
    result.error?.message ?? `${result.stdout}${result.stderr}`.trimEnd().split('\n').slice(-10).join('\n'),
  );
  return false;
}
