/**
 * Names every test that failed and then passed, and fails the run if there are more than two. One may be due to a busy
 * machine; several are races in the tests or in the page. `npm run test:steady` runs without a second try.
 */

export const MOST_UNSTEADY = 2;

/** @param {number} count */
export const isTooUnsteady = (count) => count > MOST_UNSTEADY;

export default class Unsteady {
  /** @type {string[]} */
  #names = [];

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.result().state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0)
      this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    if (this.#names.length === 0) return;
    console.log(`\nUNSTEADY, passed only when tried again (${this.#names.length}):`);
    for (const name of this.#names) console.log(`  ${name}`);
    if (!isTooUnsteady(this.#names.length)) return;
    console.log(`More than ${MOST_UNSTEADY}: the run has failed.`);
    process.exitCode = 1;
  }
}
