/** Takeovers (rules 4.9): a seat may sell one run of its links to a company. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { boardFor } from '../board.ts';
import { components, scoring } from '../data.ts';
import { COMPANIES, networkOf } from '../network.ts';
import type { StepOf } from '../steps.ts';
import { influenceOf } from '../tracks.ts';
import type { AreaId, Company, NurembergState } from '../types.ts';
import type { Bench } from './bench.ts';

/** One point for every two links, an odd one rounded up. */
export const saleCost = (links: number): number => Math.ceil(links / scoring.linksPerSalePoint);

const linksLeft = (state: NurembergState, company: Company): number =>
  components.companyLinks[company] - networkOf(state).countOf(company);

const isTown = ({ map }: NurembergState, area: AreaId): boolean => boardFor(map).area(area)?.town !== null;

const isTownOf = (state: NurembergState, area: AreaId, company: Company): boolean =>
  networkOf(state).companiesAt(area).includes(company);

const canPay = (state: NurembergState, seat: number, company: Company, links: number): boolean =>
  saleCost(links) <= influenceOf(state, seat, company) && links <= linksLeft(state, company);

/** Every run that the seat may sell, once for each company and set of links. */
export function runsFor(state: NurembergState, seat: number): StepOf<'sellRun'>[] {
  return COMPANIES.flatMap((company) =>
    [...networkOf(state).touched(seat)]
      .filter((area) => isTownOf(state, area, company))
      .flatMap((area) => runsFrom(state, seat, company, [area])),
  );
}

function runsFrom(
  state: NurembergState,
  seat: number,
  company: Company,
  areas: readonly AreaId[],
): StepOf<'sellRun'>[] {
  const last = areas.at(-1) ?? '';
  if (!canPay(state, seat, company, Math.max(1, areas.length - 1))) return [];
  const longer = networkOf(state)
    .joined(seat, last)
    .filter((next) => !areas.includes(next))
    .flatMap((next) => runsFrom(state, seat, company, [...areas, next]));
  return isListed(state, company, areas) ? [{ type: 'sellRun', company, areas: [...areas] }, ...longer] : longer;
}

/** Ends in another town. Where both ends are the company's, the run is listed from the one that the file has first. */
function isListed(state: NurembergState, company: Company, areas: readonly AreaId[]): boolean {
  const [first = '', last = ''] = [areas[0], areas.at(-1)];
  if (areas.length < 2 || !isTown(state, last)) return false;
  const { placeOf } = boardFor(state.map);
  return !isTownOf(state, last, company) || placeOf(first) < placeOf(last);
}

export function sellRun(bench: Bench, seat: number, { company, areas }: StepOf<'sellRun'>): Rejection | undefined {
  const { state } = bench;
  const board = boardFor(state.map);
  const unknown = areas.find((area) => !board.area(area));
  if (unknown !== undefined) return reject('area.unknown', { area: unknown });
  if (areas.length < 2) return reject('run.noLink');
  if (new Set(areas).size < areas.length) return reject('run.twice');
  const network = networkOf(state);
  const foreign = areas.slice(1).findIndex((area, index) => network.ownerOf(areas[index] ?? '', area) !== seat);
  if (foreign >= 0) return reject('run.notYours', { from: areas[foreign] ?? '', to: areas[foreign + 1] ?? '' });
  const ends = [areas[0] ?? '', areas.at(-1) ?? ''];
  const noTown = ends.find((area) => !isTown(state, area));
  if (noTown !== undefined) return reject('run.noTown', { area: noTown });
  if (!ends.some((area) => isTownOf(state, area, company))) return reject('run.wrongCompany', { company });
  const links = areas.length - 1;
  const [cost, has] = [saleCost(links), influenceOf(state, seat, company)];
  if (cost > has) return reject('run.points', { company, cost, has });
  if (links > linksLeft(state, company)) return reject('run.noLinks', { company });
  bench.emit({ type: 'runSold', v: 1, seat, company, areas, cost });
  return undefined;
}
