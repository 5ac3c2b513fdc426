/** The tests, one project for each stage of `npm test`. `npm run test:steady` sets RAILPOST_STEADY. */
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/stages/longest-first.mjs';

const built = ['**/node_modules/**', '**/dist/**'];

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
          include: ['{domain,functions,web}/**/*.test.{ts,tsx}', 'test/*.test.ts', 'test/stages/*.test.mjs'],
          exclude: built,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['test/*/**/*.test.ts'],
          exclude: [...built, 'test/browser/**', 'test/games/*/browser/**', 'test/infra/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts', 'test/games/*/browser/**/*.test.ts'],
          exclude: built,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // Pages wait for answers and frames a third of the time: three workers keep two cores busy.
          maxWorkers: 3,
          // A page that answers late is no failure; one that never does is.
          expect: { poll: { timeout: 20_000, interval: 50 } },
          // Once more, and named at the end of the stage; more than two such tests fail it (test/stages/unsteady.mjs).
          retry: process.env['RAILPOST_STEADY'] === '1' ? 0 : 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          include: ['infra/**/*.test.ts', 'test/infra/**/*.test.ts'],
          exclude: built,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
