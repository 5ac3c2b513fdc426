/**
 * Records the table that plays on the landing page: four people draft, then play their first round with the domain's
 * own greedy players, until the trains have run. Run it again when facts change: npx tsx test/browser/record.mjs
 */
import { writeFileSync } from 'node:fs';
import { rootHash, seal } from '../../domain/kernel/commit.ts';
import { decide, decideStart } from '../../domain/kernel/decide.ts';
import { seededDealer } from '../../domain/kernel/draws.ts';
import { advance, blankHistory } from '../../domain/kernel/fold.ts';
import { headerOf } from '../../domain/kernel/history-file.ts';
import { pickFrom } from '../../domain/kernel/seeded-pick.ts';
import { lilliput } from '../../domain/lilliput/game.ts';
import { greedyPlayer } from '../../domain/lilliput/players/greedy.ts';

const id = 'recorded';
const seed = '5eed'.repeat(16);
const dealer = seededDealer(seed);
const pick = pickFrom(18);
const names = ['Nora', 'Tariq', 'Ines', 'Piet'];
const home = (company, tile, x, y, rotation) => ({ type: 'takeCompany', company, tile, x, y, rotation });
const card = (character) => ({ type: 'takeCharacter', character });
const draft = [
  home('blue', 'y-metro-straight', 1, 0, 1),
  card('admiral'),
  home('red', 'y-city-straight', 0, -1, 0),
  card('emperor'),
  home('green', 'y-city-straight', 0, 1, 0),
  card('general'),
  home('yellow', 'y-city-curve', -1, 0, 0),
  card('justiciary'),
];
/** More than a round ever takes. */
const MOST = 60;

const history = blankHistory(lilliput);
const begin = Date.parse('2026-01-08T19:00:00.000Z');

function append(actor, command, decision) {
  if ('rejected' in decision) throw new Error(`${actor}: ${decision.sentence}`);
  const version = history.commits.length + 1;
  const commit = seal({
    version,
    at: new Date(begin + version * 60_000).toISOString(),
    actor,
    commandId: `00000000-0000-4000-8000-${String(version).padStart(12, '0')}`,
    rules: lilliput.rules,
    command,
    facts: decision.facts,
    prevHash: history.commits.at(-1)?.hash ?? rootHash(lilliput.id, id),
  });
  advance(lilliput, history, commit);
}

function turn(stepsOf) {
  const { game, drawn } = history.state;
  const { seat } = lilliput.awaiting(game)[0];
  const command = { type: 'turn', steps: stepsOf(game, seat, drawn) };
  append(`seat:${seat}`, command, decide(lilliput, history.state, seat, command, dealer));
}

const start = { type: 'start', game: lilliput.id, seats: names.length, options: { firstPlayer: 0 } };
append('host', start, decideStart(lilliput, start, dealer, seed));
for (const step of draft) turn(() => [step]);
const roundIsOver = () => history.commits.some(({ facts }) => facts.some(({ type }) => type === 'bureaucracyBegun'));
while (!roundIsOver() && history.commits.length < MOST) {
  turn((game, seat, drawn) => greedyPlayer(lilliput, game, seat, pick, dealer, drawn));
}

/** The chain of hashes is left out: it can be made again, and the page has no use for it. */
const unsealed = ({ prevHash: _previous, hash: _own, ...commit }) => commit;
const recorded = { header: headerOf(id, history.commits[0], names), commits: history.commits.map(unsealed) };
const text = `${JSON.stringify(recorded)}\n`;
writeFileSync(new URL('../../web/screens/landing/recorded.json', import.meta.url), text);
console.log(`${history.commits.length} commits recorded, ${text.length} characters`);
