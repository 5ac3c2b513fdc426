/**
 * Records the table that plays on the landing page: four people draft, by the domain's own rules. Run it again when the
 * domain can play more: npx tsx test/browser/record.mjs
 */
import { writeFileSync } from 'node:fs';
import { rootHash, seal } from '../../domain/kernel/commit.ts';
import { decide, decideStart } from '../../domain/kernel/decide.ts';
import { seededDealer } from '../../domain/kernel/draws.ts';
import { advance, blankHistory } from '../../domain/kernel/fold.ts';
import { headerOf } from '../../domain/kernel/history-file.ts';
import { lilliput } from '../../domain/lilliput/game.ts';

const id = 'recorded';
const seed = '5eed'.repeat(16);
const dealer = seededDealer(seed);
const names = ['Nora', 'Tariq', 'Ines', 'Piet'];
const home = (company, tile, x, y, rotation) => ({ type: 'takeCompany', company, tile, x, y, rotation });
const card = (character) => ({ type: 'takeCharacter', character });
const steps = [
  home('blue', 'y-metro-straight', 1, 0, 1),
  card('admiral'),
  home('red', 'y-city-straight', 0, -1, 0),
  card('emperor'),
  home('green', 'y-city-straight', 0, 1, 0),
  card('general'),
  home('yellow', 'y-city-curve', -1, 0, 0),
  card('justiciary'),
];

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

const start = { type: 'start', game: lilliput.id, seats: names.length, options: { firstPlayer: 0 } };
append('host', start, decideStart(lilliput, start, dealer, seed));
for (const step of steps) {
  const seat = lilliput.awaiting(history.state.game)[0].seat;
  const command = { type: 'turn', steps: [step] };
  append(`seat:${seat}`, command, decide(lilliput, history.state, seat, command, dealer));
}
const recorded = { header: headerOf(id, history.commits[0], names), commits: history.commits };
writeFileSync(new URL('../../web/screens/landing/recorded.json', import.meta.url), `${JSON.stringify(recorded)}\n`);
console.log(`${history.commits.length} commits recorded`);
