/**
 * Runs the stages and prints what came of them: a table with times and counts, and the sum as the last line.
 */

/** @typedef {import('./list.mjs').Count} Count */

/**
 * @param {import('./list.mjs').Stage[]} stages
 * @returns {Promise<number>} the exit code
 */
export async function runStages(stages) {
  const rows = [];
  for (const { name, run } of stages) {
    console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
    const began = performance.now();
    const count = await run();
    rows.push({ name, seconds: (performance.now() - began) / 1000, ...count });
  }
  const sum = total(rows);
  console.log(
    `\n${table([...rows, { name: 'all', seconds: rows.reduce((all, row) => all + row.seconds, 0), ...sum }])}\n`,
  );
  console.log(sentence(sum));
  return sum.failed > 0 ? 1 : 0;
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function total(counts) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) {
    sum.passed += count.passed;
    sum.failed += count.failed;
    sum.skipped += count.skipped;
  }
  return sum;
}

/** @param {Count} count */
export function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @param {(Count & { name: string, seconds: number })[]} rows */
function table(rows) {
  const cells = rows.map((row) =>
    [row.name, `${row.seconds.toFixed(1)} s`, row.passed, row.failed, row.skipped].map(String),
  );
  return [['stage', 'time', 'passed', 'failed', 'skipped'], ...cells]
    .map(([name = '', ...figures]) => `${name.padEnd(10)}${figures.map((figure) => figure.padStart(10)).join('')}`)
    .join('\n');
}
