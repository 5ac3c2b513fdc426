/** The course: turns and phases in their order, everybody's two boxes, every seat once in building and takeover. */
import { auction } from '../../../../domain/nuremberg/data.ts';
import type { BoardSide, Colour } from '../../../../domain/nuremberg/types.ts';
import { must, mustEqual, mustHoldTheSame } from '../../../fuzz/failure.ts';
import type { Book } from './books.ts';

const PHASES = ['auction', 'building', 'transport', 'takeover'] as const;
type Phase = (typeof PHASES)[number];

export function courseBook(): Book {
  let side: BoardSide = '34';
  let phase: Phase | null = null;
  let [turn, turns, seats] = [0, 0, 0];
  let tokens: readonly Colour[] = [];
  let leads = new Map<number, number>();
  let credited: number[] = [];
  let order: readonly number[] = [];
  let done: number[] = [];
  const passed = new Set<number>();
  let isOver = false;

  function enterPhase(next: Phase): void {
    const before = PHASES.indexOf(next) - 1;
    mustEqual('the phase before', phase, turn === 1 && next === 'auction' ? null : (PHASES.at(before) ?? null));
    phase = next;
  }

  function mustBeIn(wanted: Phase, type: string): void {
    must(phase === wanted, () => `${type} in the phase ${phase}`);
  }

  const inOrder = (seat: number): void => {
    mustEqual('whose turn it is', seat, order[done.length]);
    done.push(seat);
  };

  return {
    enter(fact) {
      must(!isOver, () => `${fact.type} after the end`);
      switch (fact.type) {
        case 'gameSetUp':
          ({ side, turns } = fact);
          seats = fact.general.length;
          break;
        case 'turnStarted':
          mustEqual('the number of the turn', fact.turn, turn + 1);
          turn = fact.turn;
          must(turn <= turns, () => `turn ${turn} of ${turns}`);
          if (turn > 1) mustHoldTheSame('seats that could sell', done, order);
          enterPhase('auction');
          mustEqual('tokens', fact.tokens.length, auction.sides[side].boxes.length);
          tokens = fact.tokens;
          leads = new Map();
          credited = [];
          break;
        case 'bidMade': {
          mustBeIn('auction', fact.type);
          leads.set(fact.box, fact.seat);
          const own = [...leads.values()].filter((seat) => seat === fact.seat).length;
          must(own <= 2, () => `seat ${fact.seat} leads ${own} boxes`);
          const full = leads.size === seats * 2;
          must((fact.next === null) === full, () => `the auction ends with ${leads.size} boxes led`);
          break;
        }
        case 'boxCredited': {
          mustBeIn('auction', fact.type);
          must(fact.box > (credited.at(-1) ?? 0), () => `box ${fact.box} after ${credited.join()}`);
          mustEqual('the winner of a box', fact.seat, leads.get(fact.box));
          credited.push(fact.box);
          const printed = auction.sides[side].boxes.find(({ n }) => n === fact.box)?.printed ?? [];
          const expected = { white: 0, brown: 0, red: 0, green: 0 };
          for (const colour of [...printed, tokens[fact.box - 1]!]) expected[colour] += 1;
          mustEqual('the points of a box', fact.points, expected);
          break;
        }
        case 'ordersSet':
          mustEqual('boxes credited', credited.length, seats * 2);
          enterPhase('building');
          order = fact.build;
          done = [];
          break;
        case 'lineBuilt':
        case 'nothingBuilt':
          mustBeIn('building', fact.type);
          inOrder(fact.seat);
          break;
        case 'transportBegun':
          mustHoldTheSame('seats that could build', done, order);
          enterPhase('transport');
          passed.clear();
          break;
        case 'trainBought':
        case 'itemCarried':
          mustBeIn('transport', fact.type);
          must(!passed.has(fact.seat), () => `seat ${fact.seat} acts after passing`);
          break;
        case 'passed':
          mustBeIn('transport', fact.type);
          must(!passed.has(fact.seat), () => `seat ${fact.seat} passes twice`);
          passed.add(fact.seat);
          break;
        case 'turnScored':
          mustEqual('seats that have passed', passed.size, seats);
          break;
        case 'generalOrderSet':
          enterPhase('takeover');
          order = fact.general;
          done = [];
          break;
        case 'runSold':
        case 'nothingSold':
          mustBeIn('takeover', fact.type);
          inOrder(fact.seat);
          break;
        case 'gameEnded':
          mustEqual('the last turn', turn, turns);
          mustHoldTheSame('seats that could sell', done, order);
          mustHoldTheSame(
            'ranks',
            fact.ranking.map(({ rank }) => rank),
            Array.from({ length: seats }, (_, index) => index + 1),
          );
          isOver = true;
          break;
        default:
      }
    },
    compare(state) {
      mustEqual('the phase', state.stage, isOver ? 'over' : phase);
      mustEqual('the turn', [state.turn, state.turns], [turn, turns]);
      must(state.line === null, () => 'a line is open after a commit');
    },
  };
}
