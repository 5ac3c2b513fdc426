/**
 * The browser of the browser tests: an installed Chromium, else Debian's package when that can be installed.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of an installed Chromium, or undefined. CHROMIUM_PATH goes first.
 * @param {Record<string, string | undefined>} [environment]
 */
export function findChromium(environment = process.env) {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [environment['CHROMIUM_PATH'] ?? '', ...onPath].find(isExecutable);
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
  const found = findChromium();
  if (found !== undefined) return found;
  if (isDebian() && process.getuid?.() === 0) {
    tell("Installing Debian's chromium for the browser tests (about a minute) …");
    const installed = aptGet('update', '--quiet') && aptGet('install', '--quiet', '--yes', 'chromium');
    const path = installed ? findChromium() : undefined;
    if (path !== undefined) return path;
  }
  console.error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
  return undefined;
}

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
