/** Stations (rules 2.5): a token in a free slot that the company reaches, one per tile. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { cellKey, cellName } from '../board.ts';
import { type CompanyId, characters, companyRules } from '../data.ts';
import { reachableSlots } from '../routes/reachable.ts';
import type { LilliputChoice, StepOf } from '../steps.ts';
import type { Cell, LilliputState } from '../types.ts';
import { type Bench, companyNamed, directedBy, directs, hasCharacter } from './holdings.ts';

/** The first extra token costs less than the second; the General's owner pays half. */
export function stationCost(state: LilliputState, company: CompanyId): number {
  const { tokens, director } = companyNamed(state, company);
  const printed = companyRules.stationCosts[companyRules.stationMarkers - tokens] ?? 0;
  const percent = characters.reduce(
    (sum, { id, ability }) =>
      ability.type === 'stationDiscount' && hasCharacter(state, director, id) ? sum - ability.percent : sum,
    100,
  );
  return (printed * percent) / 100;
}

const openCells = (state: LilliputState, company: CompanyId): readonly Cell[] => reachableSlots(state.board, company);

export function placeStation(bench: Bench, seat: number, step: StepOf<'placeStation'>): Rejection | undefined {
  const { state } = bench;
  const { company, x, y } = step;
  if (state.turn?.acted) return reject('turn.acted');
  if ((state.turn?.stations ?? 0) === 0) return reject('station.noCard');
  if (!directs(state, seat, company)) return reject('company.notYours', { company });
  const { tokens, treasury } = companyNamed(state, company);
  if (tokens === 0) return reject('station.noToken', { company });
  const cost = stationCost(state, company);
  if (treasury < cost) return reject('money.treasury', { company, price: cost, treasury });
  const held = state.board[cellKey(step)]?.tokens ?? [];
  if (held.includes(company)) return reject('station.onePerTile', { company, cell: cellName(x, y) });
  if (!held.includes(null)) return reject('station.noSlot', { cell: cellName(x, y) });
  if (!openCells(state, company).some((cell) => cell.x === x && cell.y === y)) {
    return reject('station.unreached', { company, cell: cellName(x, y) });
  }
  bench.emit({ type: 'stationPlaced', v: 1, seat, company, x, y, slot: held.indexOf(null), cost });
  return undefined;
}

export function stationChoices(state: LilliputState, seat: number): LilliputChoice[] {
  if ((state.turn?.stations ?? 0) === 0 || state.turn?.acted) return [];
  return directedBy(state, seat)
    .filter((company) => {
      const { tokens, treasury } = companyNamed(state, company);
      return tokens > 0 && treasury >= stationCost(state, company);
    })
    .flatMap((company) =>
      openCells(state, company).map(({ x, y }): LilliputChoice => ({ type: 'placeStation', company, x, y })),
    );
}
