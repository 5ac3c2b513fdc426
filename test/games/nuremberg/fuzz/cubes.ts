/** Investment cubes: 15 for each player, in hand, in stock or on boxes. */
import { must, mustEqual } from '../../../fuzz/failure.ts';
import type { Book } from './books.ts';

const EACH = 15;
const A_TURN = 12;
const KEPT = 3;

interface Purse {
  hand: number;
  stock: number;
  boxes: number;
  /** In hand when the auction began. */
  took: number;
}

export function cubeBook(): Book {
  let purses: Purse[] = [];
  const boxes = new Map<number, { seat: number; cubes: number }>();

  const purse = (seat: number): Purse => {
    const found = purses[seat];
    must(found !== undefined, () => `no purse of seat ${seat}`);
    return found;
  };

  return {
    enter(fact) {
      switch (fact.type) {
        case 'gameSetUp':
          purses = fact.general.map(() => ({ hand: 0, stock: EACH, boxes: 0, took: 0 }));
          break;
        case 'turnStarted':
          for (const [seat, taken] of fact.cubes.entries()) {
            const own = purse(seat);
            must(taken === Math.min(A_TURN, own.stock), () => `seat ${seat} takes ${taken} of ${own.stock}`);
            own.stock -= taken;
            own.hand += taken;
            own.took = own.hand;
          }
          break;
        case 'bidMade': {
          const led = boxes.get(fact.box) ?? null;
          mustEqual('who is outbid', fact.outbid, led);
          must(fact.cubes > (led?.cubes ?? 0), () => `a bid of ${fact.cubes} over ${led?.cubes}`);
          if (led) {
            purse(led.seat).boxes -= led.cubes;
            purse(led.seat).hand += led.cubes;
          }
          const own = purse(fact.seat);
          must(fact.cubes <= own.took - KEPT, () => `a bid of ${fact.cubes} from ${own.took}`);
          own.hand -= fact.cubes;
          own.boxes += fact.cubes;
          boxes.set(fact.box, { seat: fact.seat, cubes: fact.cubes });
          break;
        }
        case 'boxCredited': {
          mustEqual('what lay on the box', { seat: fact.seat, cubes: fact.cubes }, boxes.get(fact.box));
          boxes.delete(fact.box);
          purse(fact.seat).boxes -= fact.cubes;
          purse(fact.seat).stock += fact.cubes;
          break;
        }
        case 'ordersSet':
          must(boxes.size === 0, () => 'cubes are left on boxes');
          break;
        case 'linkBuilt':
          purse(fact.seat).hand -= fact.cubes;
          purse(fact.seat).stock += fact.cubes;
          break;
        case 'trainBought':
          purse(fact.seat).hand -= fact.paid.cubes;
          purse(fact.seat).stock += fact.paid.cubes;
          break;
        default:
      }
      for (const { hand, stock, boxes: out } of purses) {
        must(hand + stock + out === EACH, () => `${hand} + ${stock} + ${out} cubes`);
        must(hand >= 0 && stock >= 0 && out >= 0, () => `cubes below zero: ${hand}, ${stock}, ${out}`);
      }
    },
    compare(state) {
      mustEqual(
        'cubes in hand',
        state.players.map(({ cubes }) => cubes),
        purses.map(({ hand }) => hand),
      );
    },
  };
}
