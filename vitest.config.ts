/**
 * The tests, one project for each stage of `npm test`. What is heavy (see below, and any `*.slow.test.ts`) stays out of
 * `npm run check`, which sets RAILPOST_QUICK.
 */
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/stages/longest-first.mjs';

const built = ['**/node_modules/**', '**/dist/**'];
const heavy = ['test/fuzz/**', 'test/lambda/**', 'test/routes/**', '**/*.slow.test.ts'];
const quick = process.env['RAILPOST_QUICK'] === '1';
const left = quick ? [...built, ...heavy] : built;

export default defineConfig({
  esbuild: { target: 'node20', jsx: 'automatic', jsxImportSource: 'preact' },
  define: { __BUILD__: '"test"', __REVENUE_WORKER__: '"/no-worker.js"' },
  test: {
    watch: false,
    // Both cores of the smallest machine; left alone, vitest would keep one for itself.
    maxWorkers: 2,
    // Files share a process: loading every module anew for each file would take longer than the tests themselves.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Generous, so that a loaded machine does not fail a test that only counts.
          testTimeout: 30_000,
          setupFiles: ['test/opened-page.ts'],
          include: ['{domain,functions,web}/**/*.test.{ts,tsx}', 'test/*.test.ts'],
          exclude: left,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['test/*/**/*.test.ts'],
          exclude: [...left, 'test/browser/**', 'test/infra/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          exclude: left,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // Each file has a service, a data folder and a browser of its own; more than two at a time only make each other
          // slow.
          maxWorkers: 2,
          // A page that answers late is no failure; one that never does is.
          expect: { poll: { timeout: 20_000, interval: 50 } },
          // Once more, and named at the end of the stage (test/stages/unsteady.mjs).
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          include: ['infra/**/*.test.ts', 'test/infra/**/*.test.ts'],
          exclude: left,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
