/** The runner of the tests: what it is asked for, and when it calls a run failed. */
import { describe, expect, it, vi } from 'vitest';
import Unsteady, { isTooUnsteady, MOST_UNSTEADY } from './unsteady.mjs';
import { readWish } from './wish.mjs';

/** @param {string[]} words */
const wished = (...words) => {
  const wish = readWish(words);
  if (typeof wish === 'string') throw new Error(wish);
  return { ...wish, stages: wish.stages.map(({ name }) => name) };
};

describe('what is run', () => {
  it('is every stage, if nothing is said', () => {
    expect(wished()).toMatchObject({
      stages: ['format', 'lint', 'types', 'modules', 'build', 'unit', 'api', 'browser', 'infra'],
      environment: {},
    });
  });

  it('in a quick run: no build, nothing that starts a service, no browser, no infrastructure', () => {
    expect(wished('--quick')).toMatchObject({
      stages: ['format', 'lint', 'types', 'modules', 'unit'],
      environment: {},
    });
  });

  it('in a steady run: the browser tests without a second try, on a fresh build', () => {
    expect(wished('--steady')).toMatchObject({
      stages: ['build', 'browser'],
      environment: { RAILPOST_STEADY: '1' },
    });
  });

  it('in a long run: the stages with long counts', () => {
    expect(wished('--long')).toMatchObject({ stages: ['api'], environment: { RAILPOST_LONG: '1' } });
  });

  it('is what is named', () => {
    expect(wished('--only', 'api,unit').stages).toEqual(['unit', 'api']);
    expect(wished('--long', '--only', 'unit').stages).toEqual(['unit']);
    expect(readWish(['--only', 'nothing'])).toMatch(/^There is no stage "nothing"\./);
    expect(readWish(['--fast'])).toMatch(/^What is "--fast"\?/);
  });
});

describe('tests that pass only when tried again', () => {
  /**
   * @param {string} name
   * @param {number} retryCount
   */
  const test = (name, retryCount, state = 'passed') =>
    /** @type {never} */ ({
      fullName: name,
      module: { relativeModuleId: 'test/browser/x.test.ts' },
      result: () => ({ state }),
      diagnostic: () => ({ retryCount }),
    });

  it('are named, and more than two of them fail the run', () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const before = process.exitCode;
    try {
      const reporter = new Unsteady();
      for (const name of ['a', 'b']) reporter.onTestCaseResult(test(name, 1));
      reporter.onTestCaseResult(test('steady', 0));
      reporter.onTestCaseResult(test('failed twice', 1, 'failed'));
      reporter.onTestRunEnd();
      expect(process.exitCode).toBe(before);
      expect(said.mock.calls.flat().join('\n')).toMatch(/\(2\)[^]*x\.test\.ts > a\n[^]*> b$/);
      reporter.onTestCaseResult(test('c', 1));
      reporter.onTestRunEnd();
      expect(process.exitCode).toBe(1);
    } finally {
      process.exitCode = before;
    }
    expect([MOST_UNSTEADY, MOST_UNSTEADY + 1].map(isTooUnsteady)).toEqual([false, true]);
  });
});
