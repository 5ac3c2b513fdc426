/**
 * Records the table that plays on the landing page: greedy players, until the trains of the fifth round have run. The seed
 * was chosen among many for a board that is worth looking at. Run it again to choose another: npx tsx test/browser/record.mjs
 */
import { writeFileSync } from 'node:fs';
import { headerOf } from '../../domain/kernel/history-file.ts';
import { pickFrom } from '../../domain/kernel/seeded-pick.ts';
import { simulate } from '../../domain/kernel/simulate.ts';
import { lilliput } from '../../domain/lilliput/game.ts';
import { greedyPlayer } from '../../domain/lilliput/players/greedy.ts';

const names = ['Nora', 'Tariq', 'Ines', 'Piet'];
const LAST_ROUND = 5;
const begin = Date.parse('2026-01-08T19:00:00.000Z');

const { history } = simulate(lilliput, {
  id: 'recorded',
  seats: names.length,
  options: { firstPlayer: 0, landscape: 'lets-start' },
  seed: '29f2394eb92d0ded9247b8d7188ebddae3e13c71ebcf939302619b29604486b0',
  players: [greedyPlayer],
  pick: pickFrom(5),
  mostCommits: 200,
  timeOf: (version) => new Date(begin + version * 60_000).toISOString(),
  commandIdOf: (version) => `00000000-0000-4000-8000-${String(version).padStart(12, '0')}`,
});

const ends = history.commits.filter(({ facts }) => facts.some(({ type }) => type === 'bureaucracyBegun'));
/** The commit in which the last train of that round runs comes before the one that ends it. */
const last = (ends[LAST_ROUND - 1]?.version ?? 1) - 1;
/** The chain of hashes is left out: it can be made again, and the page has no use for it. */
const unsealed = ({ prevHash: _previous, hash: _own, ...commit }) => commit;
const commits = history.commits.slice(0, last);
const header = JSON.stringify(headerOf('recorded', commits[0], names));
const lines = commits.map((commit) => JSON.stringify(unsealed(commit)));
const text = `{"header":${header},"commits":[\n${lines.join(',\n')}\n]}\n`;
writeFileSync(new URL('../../web/games/lilliput/landing/demo.json', import.meta.url), text);
console.log(`${commits.length} commits recorded, ${text.length} characters`);
