/** Links: 15 for each player and 60 for each company, one on a border, never where nobody may build. */
import { maps } from '../../../../domain/nuremberg/data.ts';
import type { MapId, Owner } from '../../../../domain/nuremberg/types.ts';
import { must, mustEqual, mustHoldTheSame } from '../../../fuzz/failure.ts';
import type { Book } from './books.ts';

const EACH = 15;
const OF_COMPANY = 60;
const CLOSED = ['hill', 'hop', 'offlimits'];

const key = (a: string, b: string): string => [a, b].toSorted().join(' ');

export function linkBook(): Book {
  let map: MapId = 'nuremberg';
  const board = new Map<string, Owner>();
  const supply = new Map<Owner, number>();
  /** Of the line that is being laid. */
  let line: string[] = [];
  let [cost, cubes, bonuses] = [0, 0, 0];

  function mustBeBuildable(from: string, to: string, price: number): void {
    const { areas, borders, special } = maps[map];
    const border = borders.find(({ a, b }) => key(a, b) === key(from, to));
    must(border !== undefined, () => `no border between ${from} and ${to}`);
    const terrains = [from, to].map((id) => areas.find((area) => area.id === id)?.terrain ?? '');
    must(!terrains.some((terrain) => CLOSED.includes(terrain)), () => `a link into ${terrains.join()}`);
    const isBarred = special.noBuildAcross.some(([a, b]) => key(a, b) === key(from, to));
    must(!isBarred, () => `a link across a closed border: ${from} ${to}`);
    mustEqual('the cost of a link', price, border.river !== null || terrains.includes('valley') ? 2 : 1);
  }

  function change(owner: Owner, by: number): void {
    const left = (supply.get(owner) ?? (typeof owner === 'number' ? EACH : OF_COMPANY)) + by;
    must(left >= 0, () => `${owner} has no links left`);
    supply.set(owner, left);
  }

  return {
    enter(fact) {
      switch (fact.type) {
        case 'gameSetUp':
          map = fact.map;
          break;
        case 'lineStarted':
          line = [fact.area];
          [cost, cubes] = [0, 0];
          break;
        case 'linkBuilt': {
          mustEqual('where the line goes on', fact.from, line.at(-1));
          must(!line.includes(fact.to), () => `${fact.to} twice`);
          must(!board.has(key(fact.from, fact.to)), () => `two links between ${fact.from} and ${fact.to}`);
          mustBeBuildable(fact.from, fact.to, fact.cost);
          change(fact.seat, -1);
          board.set(key(fact.from, fact.to), fact.seat);
          line.push(fact.to);
          cost += fact.cost;
          cubes += fact.cubes;
          break;
        }
        case 'lineBuilt': {
          const points = Object.values(fact.points).reduce((sum, part) => sum + part, 0);
          mustEqual('the whole line', [fact.areas, fact.cost, fact.cubes, points], [line, cost, cubes, cost - cubes]);
          break;
        }
        case 'citiesConnected':
          bonuses += 1;
          must(bonuses === 1, () => 'the cities were connected twice');
          for (const [index, area] of fact.path.slice(1).entries()) {
            must(board.has(key(fact.path[index] ?? '', area)), () => `no link to ${area} in the connection`);
          }
          break;
        case 'runSold': {
          const links = fact.areas.length - 1;
          mustEqual('the price of a run', fact.cost, Math.ceil(links / 2));
          for (const [index, area] of fact.areas.slice(1).entries()) {
            const border = key(fact.areas[index] ?? '', area);
            mustEqual('the seller of a link', board.get(border), fact.seat);
            board.set(border, fact.company);
          }
          change(fact.seat, links);
          change(fact.company, -links);
          break;
        }
        default:
      }
    },
    compare(state) {
      mustHoldTheSame(
        'links on the board',
        state.links.map(({ a, b, owner }) => [key(a, b), owner]),
        board,
      );
      must(state.bonusPaid === bonuses > 0, () => 'the bonus is not as the facts say');
    },
  };
}
