/** Folds transport, scoring, takeovers and the end. */
import { borderKey } from '../board.ts';
import { addItems, isPassenger, NO_ITEMS, withItem } from '../items.ts';
import { moved } from '../tracks.ts';
import type { NurembergState } from '../types.ts';
import { addCubes, addVp, type Appliers, moveDiscs } from './appliers.ts';

/** Round after round, one act each. */
function nextToAct(state: NurembergState): void {
  const seat = state.toAct.shift();
  if (seat !== undefined) state.toAct.push(seat);
  state.acts += 1;
}

export const turnAppliers: Appliers<
  | 'transportBegun'
  | 'trainBought'
  | 'itemCarried'
  | 'passed'
  | 'turnScored'
  | 'generalOrderSet'
  | 'runSold'
  | 'nothingSold'
  | 'gameEnded'
> = {
  transportBegun(state) {
    state.stage = 'transport';
    state.toAct = [...state.train];
    state.acts = 0;
  },
  trainBought(state, fact) {
    const { cubes, ...points } = fact.paid;
    addCubes(state, fact.seat, -cubes);
    moveDiscs(state, fact.seat, points, -1);
    state.trains.push({ id: fact.train, seat: fact.seat, load: NO_ITEMS });
    nextToAct(state);
  },
  itemCarried(state, fact) {
    const { area, kind } = fact;
    state.trains = state.trains.map((train) =>
      train.id === fact.train ? { ...train, load: withItem(train.load, kind) } : train,
    );
    const figures = state.figures[area];
    if (isPassenger(kind)) {
      if (figures && figures.red + figures.green + figures.landowner > 1) {
        state.figures[area] = { ...figures, [kind]: figures[kind] - 1 };
      } else delete state.figures[area];
    } else {
      const left = (state.goods[area] ?? 0) - 1;
      if (left > 0) state.goods[area] = left;
      else delete state.goods[area];
    }
    nextToAct(state);
  },
  passed(state) {
    state.toAct.shift();
    state.acts += 1;
  },
  turnScored(state, fact) {
    const player = state.players[fact.seat];
    if (!player) return;
    addVp(state, fact.seat, fact.vp);
    state.tracks.profit = moved(state.tracks.profit, fact.seat, fact.profit);
    const [own, others] = [true, false].map((isOwn) =>
      state.trains.filter(({ seat }) => (seat === fact.seat) === isOwn),
    );
    player.kept = (own ?? []).reduce((items, { load }) => addItems(items, load), player.kept);
    state.trains = others ?? [];
  },
  generalOrderSet(state, fact) {
    state.stage = 'takeover';
    state.general = [...fact.general];
    state.toAct = [...fact.general];
  },
  runSold(state, fact) {
    const { company, areas } = fact;
    moveDiscs(state, fact.seat, { [company]: fact.cost }, -1);
    const sold = new Set(areas.slice(1).map((area, index) => borderKey(areas[index] ?? '', area)));
    state.links = state.links.map((link) => (sold.has(borderKey(link.a, link.b)) ? { ...link, owner: company } : link));
    state.toAct.shift();
  },
  nothingSold(state) {
    state.toAct.shift();
  },
  gameEnded(state, fact) {
    state.stage = 'over';
    state.ranking = fact.ranking.map((standing) => ({ ...standing }));
  },
};
