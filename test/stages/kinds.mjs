/**
 * The kinds of stages: a tool that agrees or not, a script of our own, the type checker for each module, and a project of
 * tests whose results are counted.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./list.mjs').Count} Count */

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules/.bin');

/**
 * Where the output of a stage goes: where ours goes, or to a function.
 * @typedef {'inherit' | ((text: string) => void)} Output
 */

/**
 * Runs a process from the project's root.
 * @param {string} file
 * @param {string[]} words
 * @param {Output} output
 * @returns {Promise<number>} its exit code
 */
function call(file, words, output) {
  return new Promise((resolve) => {
    const pipe = output === 'inherit' ? 'inherit' : 'pipe';
    const child = spawn(file, words, { cwd: root, stdio: ['ignore', pipe, pipe] });
    if (output !== 'inherit') {
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', output);
    }
    const stop = () => {
      child.kill('SIGTERM');
      process.exit(1);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}

/**
 * @param {boolean} agreed
 * @returns {Count}
 */
const one = (agreed) => ({ passed: agreed ? 1 : 0, failed: agreed ? 0 : 1, skipped: 0 });

/**
 * @param {string} tool
 * @param {string[]} words
 */
export const command =
  (tool, ...words) =>
  async (/** @type {Output} */ output) =>
    one((await call(join(bin, tool), words, output)) === 0);

/** @param {string} file */
export const script = (file) => async (/** @type {Output} */ output) =>
  one((await call(process.execPath, [file], output)) === 0);

/**
 * Only what changed since the last run is checked again: the checker keeps its notes in a folder that git ignores.
 * @param {string[]} modules
 */
export const typeCheck =
  (...modules) =>
  async (/** @type {Output} */ output) => {
    let agreed = true;
    for (const module of modules) {
      const notes = join(root, 'node_modules/.cache/railpost', `${module.replace('/', '-')}.tsbuildinfo`);
      const words = ['-p', module, '--incremental', '--tsBuildInfoFile', notes];
      agreed = (await call(join(bin, 'tsc'), words, output)) === 0 && agreed;
    }
    return one(agreed);
  };

/** @param {string} project */
export const vitest = (project) => async (/** @type {Output} */ output) => {
  const folder = mkdtempSync(join(tmpdir(), 'railpost-test-'));
  const results = join(folder, 'results.json');
  const unsteady = fileURLToPath(new URL('./unsteady.mjs', import.meta.url));
  const reporters = ['default', 'json', unsteady].map((name) => `--reporter=${name}`);
  const words = ['run', '--project', project, ...reporters, `--outputFile.json=${results}`];
  const code = await call(join(bin, 'vitest'), words, output);
  const counted = count(results);
  rmSync(folder, { recursive: true });
  if (counted.passed + counted.failed === 0) {
    console.error(`No test ran in stage ${project}.`);
    return { ...counted, failed: 1 };
  }
  // An error outside of any test, or too many unsteady tests, fail the run although every test has passed.
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
};

/**
 * @param {string} path of vitest's results
 * @returns {Count}
 */
function count(path) {
  try {
    const results = JSON.parse(readFileSync(path, 'utf8'));
    // A file that can't even be loaded has failed without a failed test in it.
    const broken = results.testResults.filter(
      (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
        file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    ).length;
    return {
      passed: results.numPassedTests,
      failed: results.numFailedTests + broken,
      skipped: results.numPendingTests + results.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
