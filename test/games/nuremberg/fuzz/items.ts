/** Goods, figures and trains: everything lies on the board, on a train, before a player, or has left the game. */
import { maps, trains as trainTables } from '../../../../domain/nuremberg/data.ts';
import type { BoardSide, FigureKind, ItemKind, MapId } from '../../../../domain/nuremberg/types.ts';
import { must, mustEqual, mustHoldTheSame } from '../../../fuzz/failure.ts';
import type { Book } from './books.ts';

type Counts = Record<ItemKind, number>;
const none = (): Counts => ({ plain: 0, rough: 0, red: 0, green: 0 });
const total = (counts: object): number => Object.values(counts as Counts).reduce((sum, one) => sum + one, 0);

export function itemBook(): Book {
  let map: MapId = 'nuremberg';
  let side: BoardSide = '34';
  let [placed, gone] = [0, 0];
  const goods = new Map<string, number>();
  const figures = new Map<string, Record<FigureKind, number>>();
  const trains = new Map<string, { seat: number; load: Counts }>();
  let kept: Counts[] = [];

  const dataOf = (id: string) => {
    const found = trainTables.sides[side].find((train) => train.id === id);
    must(found !== undefined, () => `no train ${id}`);
    return found;
  };

  function mustHaveRoom(id: string, load: Counts): void {
    const { passengers, goods: room } = dataOf(id);
    must(load.red + load.green <= passengers, () => `too many passengers on ${id}`);
    must(load.plain + load.rough <= room, () => `too many goods on ${id}`);
  }

  function takeFigure(area: string, kind: FigureKind, count: number): void {
    const here = figures.get(area) ?? { red: 0, green: 0, landowner: 0 };
    must(here[kind] >= count, () => `${area} has no ${kind}`);
    here[kind] -= count;
    if (total(here) === 0) figures.delete(area);
  }

  function takeGoods(area: string, kind: ItemKind): void {
    const { areas, goods: symbols } = maps[map];
    const symbol = areas.find(({ id }) => id === area)?.symbol;
    mustEqual('the kind of goods', symbol, kind === 'plain' || kind === 'rough' ? symbols[kind] : null);
    const left = (goods.get(area) ?? 0) - 1;
    must(left >= 0, () => `${area} has no goods`);
    if (left === 0) goods.delete(area);
    else goods.set(area, left);
  }

  return {
    enter(fact) {
      switch (fact.type) {
        case 'gameSetUp':
          ({ map, side } = fact);
          kept = fact.general.map(none);
          break;
        case 'goodsPlaced':
          for (const [area, count] of Object.entries(fact.goods)) {
            goods.set(area, count);
            placed += count;
          }
          break;
        case 'figuresPlaced':
          for (const [area, some] of Object.entries(fact.figures)) {
            figures.set(area, { ...some });
            placed += total(some);
          }
          break;
        case 'linkBuilt':
          mustEqual('the landowners of an area', fact.landowners, figures.get(fact.to)?.landowner ?? 0);
          mustEqual('what landowners cost', fact.fees.white, fact.landowners);
          takeFigure(fact.to, 'landowner', fact.landowners);
          gone += fact.landowners;
          break;
        case 'trainBought': {
          must(!trains.has(fact.train), () => `train ${fact.train} has two owners`);
          const { cost } = dataOf(fact.train);
          const { brown, ...instead } = fact.paid;
          mustEqual('the price of a train', brown * 3 + total(instead), cost * 3);
          const same = [...trains].some(([id, { seat }]) => seat === fact.seat && dataOf(id).cost === cost);
          must(!same, () => `seat ${fact.seat} has two trains for ${cost}`);
          trains.set(fact.train, { seat: fact.seat, load: none() });
          break;
        }
        case 'itemCarried': {
          const train = trains.get(fact.train);
          must(train?.seat === fact.seat, () => `train ${fact.train} of somebody else`);
          if (fact.kind === 'red' || fact.kind === 'green') takeFigure(fact.area, fact.kind, 1);
          else takeGoods(fact.area, fact.kind);
          train.load[fact.kind] += 1;
          mustHaveRoom(fact.train, train.load);
          break;
        }
        case 'turnScored':
          for (const [id, { seat, load }] of trains) {
            if (seat !== fact.seat) continue;
            const own = kept[seat] ?? none();
            for (const kind of Object.keys(load) as ItemKind[]) own[kind] += load[kind];
            trains.delete(id);
          }
          break;
        case 'turnStarted':
          must(trains.size === 0, () => 'a train was not given back');
          break;
        default:
      }
    },
    compare(state) {
      mustHoldTheSame('goods', Object.entries(state.goods), goods);
      mustHoldTheSame(
        'figures',
        Object.entries(state.figures).map(([area, { red, green, landowner }]) => [area, [red, green, landowner]]),
        [...figures].map(([area, { red, green, landowner }]) => [area, [red, green, landowner]]),
      );
      mustHoldTheSame(
        'trains',
        state.trains.map(({ id, seat, load }) => [id, seat, load.plain, load.rough, load.red, load.green]),
        [...trains].map(([id, { seat, load }]) => [id, seat, load.plain, load.rough, load.red, load.green]),
      );
      mustEqual(
        'items kept',
        state.players.map((player) => [player.kept.plain, player.kept.rough, player.kept.red, player.kept.green]),
        kept.map(({ plain, rough, red, green }) => [plain, rough, red, green]),
      );
      const lying = [...goods.values()].reduce((sum, one) => sum + one, 0);
      const standing = [...figures.values()].reduce((sum, some) => sum + total(some), 0);
      const loaded = [...trains.values()].reduce((sum, { load }) => sum + total(load), 0);
      const held = kept.reduce((sum, items) => sum + total(items), 0);
      mustEqual('all pieces', lying + standing + loaded + held + gone, placed);
    },
  };
}
