/**
 * Names every test that failed and then passed. A busy machine must not keep good work off main, but such a test has a
 * race in it, or the page has: it is said aloud in every run, to be mended.
 */
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
  }
}
