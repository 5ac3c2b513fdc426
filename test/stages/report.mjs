/**
 * Runs the stages and prints what came of them: a table with times and counts, and the sum as the last line.
 */

/** @typedef {import('./list.mjs').Count} Count */

/**
 * @param {import('./list.mjs').Stage[]} stages
 * @returns {Promise<number>} the exit code
 */
export async function runStages(stages) {
  const began = performance.now();
  const rows = [];
  for (const group of groupsOf(stages)) rows.push(...(await runGroup(group)));
  const sum = total(rows);
  console.log(`\n${table([...rows, { name: 'all', seconds: secondsSince(began), ...sum }])}\n`);
  console.log(sentence(sum));
  return sum.failed > 0 ? 1 : 0;
}

/** @typedef {import('./list.mjs').Stage} Stage */

/**
 * Neighbours that may run beside each other are one group.
 * @param {Stage[]} stages
 */
export function groupsOf(stages) {
  /** @type {Stage[][]} */
  const groups = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (stage.beside && last?.[0]?.beside) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

/**
 * Stages of a group run at the same time; each one's output is printed in one piece.
 * @param {Stage[]} group
 */
function runGroup(group) {
  const isAlone = group.length === 1;
  return Promise.all(
    group.map(async ({ name, run }) => {
      if (isAlone) console.log(headline(name));
      const began = performance.now();
      /** @type {string[]} */
      const lines = [];
      const count = await run(isAlone ? 'inherit' : (text) => void lines.push(text));
      if (!isAlone) console.log(`${headline(name)}\n${lines.join('').trimEnd()}`);
      return { name, seconds: secondsSince(began), ...count };
    }),
  );
}

/** @param {string} name */
const headline = (name) => `\n── ${name} ${'─'.repeat(60 - name.length)}`;

/** @param {number} began */
const secondsSince = (began) => (performance.now() - began) / 1000;

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
