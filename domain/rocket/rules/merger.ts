/** A merger (rules 4, merger): the line that moved dissolves into the line that it touches. */
import { numberOf } from '../board.ts';
import { type CompanyId, components, rules } from '../data.ts';
import type { HexKey } from '../types.ts';
import type { Bench } from './bench.ts';
import { majorities, prizesOfLine } from './majorities.ts';
import { linesBeside, occupancyOf } from './occupancy.ts';

export function mergeIfTouching(bench: Bench, company: CompanyId, hex: HexKey): void {
  const [into] = linesBeside(occupancyOf(bench.state.lines), numberOf(hex), company);
  if (into === undefined) return;
  pay(bench, company, into);
  dissolve(bench, company, into);
}

function pay(bench: Bench, company: CompanyId, into: CompanyId): void {
  const line = bench.state.lines[company];
  if (!line) return;
  const value = line.cities.length;
  const payouts = majorities(line.shares, prizesOfLine(value));
  if (payouts.length > 0) bench.emit({ type: 'mergerPaid', v: 1, company, into, value, payouts });
}

/** Two shares give one of the survivor, an odd one nothing. What the pile lacks comes from the supplementary shares. */
function dissolve(bench: Bench, company: CompanyId, into: CompanyId): void {
  const { lines, tilesLaid } = bench.state;
  const [line, survivor] = [lines[company], lines[into]];
  if (!line || !survivor) return;
  const swaps = line.shares
    .map((given, seat) => ({ seat, given, received: Math.floor(given / rules.swap) }))
    .filter(({ given }) => given > 0);
  const received = swaps.reduce((sum, swap) => sum + swap.received, 0);
  const fromPile = Math.min(survivor.pile, received);
  bench.emit({
    type: 'linesMerged',
    v: 1,
    company,
    into,
    tile: tilesLaid < components.tiles,
    cities: line.cities.filter((city) => !survivor.cities.includes(city)),
    swaps,
    fromPile,
    supplementary: received - fromPile,
  });
}
