/** The turns of a game as rows for a spreadsheet: how every player stood at the end of each. */
import type { Cell } from '../kernel/csv.ts';
import type { History } from '../kernel/fold.ts';
import { isTableFact } from '../kernel/table.ts';
import { copy } from './copy.ts';
import { blank, evolve } from './evolve.ts';
import type { NurembergFact } from './facts.ts';
import { networkOf } from './network.ts';
import { standings } from './rules/ranking.ts';
import { COLOURS, influenceOf } from './tracks.ts';
import type { NurembergState } from './types.ts';

/** Programs read these, so they are the same in every language. */
const COLUMNS = ['turn', 'seat', 'name', 'vp', 'profit', 'links', 'cubes', ...COLOURS, 'plain', 'rough', 'total'];

export const turnsCsv = ({ commits, state }: History, names: readonly string[]): Cell[][] => {
  const standing = new Set(state.table.turns.map(({ version }) => version));
  const facts = commits.filter(({ version }) => standing.has(version)).flatMap((commit) => commit.facts);
  const ends: NurembergState[] = [];
  let position = blank();
  for (const fact of facts.filter((one) => !isTableFact(one)) as NurembergFact[]) {
    if (fact.type === 'turnStarted' && position.turn > 0) ends.push(copy(position));
    position = evolve(position, fact);
  }
  return [COLUMNS, ...[...ends, position].flatMap((end) => rows(end, names))];
};

const rows = (state: NurembergState, names: readonly string[]): Cell[][] =>
  standings(state)
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, vp, profit, total }) => {
      const { cubes = 0, kept } = state.players[seat] ?? {};
      return [
        state.turn,
        seat,
        names[seat] ?? String(seat + 1),
        vp,
        profit,
        networkOf(state).countOf(seat),
        cubes,
        ...COLOURS.map((colour) => influenceOf(state, seat, colour)),
        kept?.plain ?? 0,
        kept?.rough ?? 0,
        total,
      ];
    });
