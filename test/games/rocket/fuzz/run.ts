/** `npx tsx test/games/rocket/fuzz/run.ts GAMES [SEED]`: fuzzed games of Stephenson's Rocket, as many as wished. */
import { fuzzRocket } from './fuzzed.ts';

const [games = 100, first = 1] = process.argv.slice(2).map(Number);
/** One in this many is played by the greedy robot. */
const GREEDY_ONE_IN = 10;
const began = performance.now();
const facts: Record<string, number> = {};
let failed = 0;
let commits = 0;
for (let seed = first; seed < first + games; seed++) {
  const strategy = seed % GREEDY_ONE_IN === 0 ? 'greedy' : 'random';
  try {
    const history = fuzzRocket(seed, strategy);
    commits += history.commits.length;
    for (const { type } of history.commits.flatMap((commit) => commit.facts)) facts[type] = (facts[type] ?? 0) + 1;
  } catch (thrown) {
    failed += 1;
    console.error(`seed ${seed}, ${strategy}: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
  }
}
const seconds = Math.round((performance.now() - began) / 100) / 10;
console.log(JSON.stringify({ games, failed, commits, seconds, facts }));
process.exitCode = failed > 0 ? 1 : 0;
