/** Folds what becomes of a line: it grows, brings income, merges into another, or is cut off. */
import { type Appliers, payOut } from './appliers.ts';

export const lineAppliers: Appliers<
  'lineExtended' | 'passengerTaken' | 'cityPaid' | 'townPaid' | 'mergerPaid' | 'linesMerged' | 'lineIsolated'
> = {
  lineExtended(state, { company, from, to, heading, tile, cities }) {
    state.consultation = null;
    const { turn } = state;
    turn.actions += 1;
    turn.progress = true;
    turn.moved.push(company);
    const line = state.lines[company];
    if (!line) return;
    if (tile) {
      line.track.push(from);
      state.tilesLaid += 1;
    }
    line.locomotive = to;
    line.heading = heading;
    line.cities.push(...cities);
  },
  passengerTaken({ players }, { seat }) {
    const player = players[seat];
    if (player) player.passengers += 1;
  },
  cityPaid(state, { payouts }) {
    payOut(state, payouts);
  },
  townPaid(state, { payouts }) {
    payOut(state, payouts);
  },
  mergerPaid(state, { payouts }) {
    payOut(state, payouts);
  },
  linesMerged(state, { company, into, tile, cities, swaps, fromPile, supplementary }) {
    const dissolved = state.lines[company];
    const survivor = state.lines[into];
    if (tile) state.tilesLaid += 1;
    delete state.lines[company];
    for (const [seat, { all, companies }] of state.waivers.entries()) {
      if (companies.includes(company)) {
        state.waivers[seat] = { all, companies: companies.filter((id) => id !== company) };
      }
    }
    if (!dissolved || !survivor) return;
    survivor.track.push(...dissolved.track, dissolved.locomotive);
    survivor.cities.push(...cities);
    survivor.pile -= fromPile;
    survivor.supplementary += supplementary;
    for (const { seat, received } of swaps) survivor.shares[seat] = (survivor.shares[seat] ?? 0) + received;
  },
  lineIsolated({ lines }, { company }) {
    const line = lines[company];
    if (!line) return;
    line.isolated = true;
    line.pile = 0;
  },
};
