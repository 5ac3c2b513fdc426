/** Folds lines that are built. */
import type { OpenLine } from '../types.ts';
import { addCubes, addVp, type Appliers, moveDiscs } from './appliers.ts';

const NO_POINTS = { white: 0, brown: 0, red: 0, green: 0 };

const addFees = (one: OpenLine['fees'], other: OpenLine['fees']): OpenLine['fees'] => ({
  white: one.white + other.white,
  red: one.red + other.red,
  green: one.green + other.green,
});

export const buildingAppliers: Appliers<
  'lineStarted' | 'linkBuilt' | 'linksPaid' | 'lineBuilt' | 'citiesConnected' | 'nothingBuilt'
> = {
  lineStarted(state, fact) {
    moveDiscs(state, fact.seat, fact.fees, -1);
    state.line = { areas: [fact.area], cost: 0, owed: 0, cubes: 0, fees: { ...fact.fees }, points: NO_POINTS };
  },
  linkBuilt(state, fact) {
    const { line } = state;
    addCubes(state, fact.seat, -fact.cubes);
    moveDiscs(state, fact.seat, fact.fees, -1);
    state.links = [...state.links, { a: fact.from, b: fact.to, owner: fact.seat }];
    const figures = state.figures[fact.to];
    if (fact.landowners > 0 && figures) {
      const left = { ...figures, landowner: figures.landowner - fact.landowners };
      if (left.red + left.green + left.landowner === 0) delete state.figures[fact.to];
      else state.figures[fact.to] = left;
    }
    if (!line) return;
    state.line = {
      ...line,
      areas: [...line.areas, fact.to],
      cost: line.cost + fact.cost,
      owed: line.owed + fact.cost - fact.cubes,
      cubes: line.cubes + fact.cubes,
      fees: addFees(line.fees, fact.fees),
    };
  },
  linksPaid(state, fact) {
    const { line } = state;
    moveDiscs(state, fact.seat, fact.points, -1);
    if (!line) return;
    const { white, brown, red, green } = fact.points;
    const points = {
      white: line.points.white + white,
      brown: line.points.brown + brown,
      red: line.points.red + red,
      green: line.points.green + green,
    };
    state.line = { ...line, owed: line.owed - white - brown - red - green, points };
  },
  lineBuilt(state) {
    state.line = null;
    state.toAct.shift();
  },
  citiesConnected(state, fact) {
    state.bonusPaid = true;
    for (const [seat, vp] of fact.vp.entries()) addVp(state, seat, vp);
  },
  nothingBuilt(state) {
    state.toAct.shift();
  },
};
