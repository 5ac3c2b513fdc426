/** `npx tsx test/games/nuremberg/fuzz/many.ts [games] [seed] [strategy]`: fuzzed games, as many as wished. */
import { fuzzOne } from './fuzz.ts';

const [games = '100', seed = '1', strategy = 'random'] = process.argv.slice(2);
const counts: Record<string, number> = {};
let failed = 0;
for (let index = 0; index < Number(games); index++) {
  const { facts, failure, seats, options } = await fuzzOne(Number(seed) + index, strategy);
  for (const type of facts) counts[type] = (counts[type] ?? 0) + 1;
  if (failure === null) continue;
  failed += 1;
  console.error(JSON.stringify({ seed: Number(seed) + index, seats, options }), failure);
}
console.log(JSON.stringify({ games: Number(games), failed, facts: counts }));
process.exitCode = failed > 0 ? 1 : 0;
