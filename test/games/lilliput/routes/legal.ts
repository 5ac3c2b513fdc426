/** Checks the routes that a solver returns, by the rules of running (rules 3) and from the board alone. */
import { tiles, trains } from '../../../../domain/lilliput/data.ts';
import type { BestRun, RunQuery } from '../../../../domain/lilliput/routes/best.ts';
import { naiveRevenue } from './naive.ts';

const dx = [0, 1, 0, -1];
const dy = [-1, 0, 1, 0];

/** What is wrong with a run, in sentences; nothing if it is legal and adds up. */
export function complaints(query: RunQuery, run: BestRun): string[] {
  const found: string[] = [];
  const complain = (sentence: string) => found.push(sentence);
  const edgesOfAll = new Set<string>();
  let [revenue, mineBonus] = [0, 0];

  for (const route of run.routes) {
    const train = query.trains[route.train];
    const definition = trains.find(({ type }) => type === route.type)!;
    if (train?.type !== route.type || train.obsolete !== route.obsolete) complain(`not its train: ${route.train}`);
    const stops: string[] = [];
    let mines = 0;
    for (const [place, leg] of route.legs.entries()) {
      const key = `${leg.x},${leg.y}`;
      const laid = query.board[key];
      const tile = laid && tiles.get(laid.tile);
      if (!laid || !tile) return [`no tile at ${key}`];
      if (tile.usableBy && tile.usableBy !== query.company) complain(`${key} is closed to the company`);
      const has = (side: number) =>
        tile.stops.some((stop) => stop.sides.some((own) => (own + laid.rotation) % 4 === side));
      const joins = (a: number, b: number) =>
        tile.tracks.some(([one, other]) => {
          const ends = [(one + laid.rotation) % 4, (other + laid.rotation) % 4];
          return ends.includes(a) && ends.includes(b) && a !== b;
        });
      const isFirst = place === 0;
      const isLast = place === route.legs.length - 1;
      if ((leg.from === 'stop') !== isFirst || (leg.to === 'stop') !== isLast) complain(`begins or ends at ${key}`);
      const stop = tile.stops[0];
      if (stop) {
        stops.push(key);
        for (const side of [leg.from, leg.to]) if (side !== 'stop' && !has(side)) complain(`no track at ${key}`);
        if (leg.from === leg.to) complain(`turns back at ${key}`);
        const filled = laid.tokens.filter((token) => token !== null).length;
        const full = stop.slots > 0 && filled >= stop.slots && !laid.tokens.includes(query.company);
        if (!isFirst && !isLast && (stop.terminal || full)) complain(`passes ${key}`);
      } else {
        if (leg.from === 'stop' || leg.to === 'stop' || !joins(leg.from, leg.to)) complain(`no such track at ${key}`);
        mines += tile.mine ?? 0;
      }
      if (leg.to === 'stop') continue;
      const next = route.legs[place + 1];
      if (!next || next.x !== leg.x + dx[leg.to]! || next.y !== leg.y + dy[leg.to]! || next.from !== (leg.to + 2) % 4) {
        complain(`jumps after ${key}`);
        continue;
      }
      const edge = [key, `${next.x},${next.y}`].sort().join(' ');
      if (edgesOfAll.has(edge)) complain(`runs twice over ${edge}`);
      edgesOfAll.add(edge);
    }
    if (stops.length < 2) complain('fewer than two stops');
    if (new Set(stops).size < stops.length) complain('a stop twice');
    if (!stops.some((key) => query.board[key]!.tokens.includes(query.company))) complain('no token');
    const counting = stops.filter((key) => tiles.get(query.board[key]!.tile)!.stops[0]!.countsForRange).length;
    if (counting > definition.range) complain(`too long: ${counting}`);
    if (route.stops.map(({ x, y }) => `${x},${y}`).join(' ') !== stops.join(' ')) complain('other stops than legs');
    const worth = naiveRevenue(query, { stops, edges: [], mines }, route.type, route.obsolete);
    if (worth !== route.revenue) complain(`brings ${worth}, not ${route.revenue}`);
    const sum = route.stops.reduce((total, { value }) => total + value, 0) * (definition.double ? 2 : 1) + route.bonus;
    if ((route.obsolete ? Math.floor(sum / 20) * 10 : sum) !== route.revenue) complain('stops do not add up');
    if (mines !== route.mineBonus) complain(`mines bring ${mines}, not ${route.mineBonus}`);
    revenue += route.revenue;
    mineBonus += route.mineBonus;
  }
  if (new Set(run.routes.map(({ train }) => train)).size < run.routes.length) complain('a train runs twice');
  if (revenue !== run.revenue || mineBonus !== run.mineBonus) complain('routes do not add up to the run');
  return found;
}
