/** The course of turns and consultations, from the facts alone: who acts, how often, and in which order. */
import type { FactOf, RocketFact } from '../../../../domain/rocket/facts.ts';
import type { RocketState } from '../../../../domain/rocket/types.ts';
import { must, mustEqual } from '../../../fuzz/failure.ts';

type Opened = FactOf<'consultationOpened'>;

export function courseBooks() {
  let seats = 0;
  let active = 0;
  let actions = 0;
  let turns = 0;
  let moved: string[] = [];
  let opened: Opened | null = null;
  let best = 0;
  let over = false;

  function act(seat: number): void {
    mustEqual('who acts', seat, active);
    must(opened === null, () => 'an action in the middle of a consultation');
    actions += 1;
    must(actions <= 2, () => `action ${actions} of a turn`);
  }

  return {
    enter(fact: RocketFact): void {
      if (over) must(fact.type.endsWith('Scored') || fact.type === 'ranked', () => `${fact.type} after the end`);
      switch (fact.type) {
        case 'gameSetUp':
          [seats, active] = [fact.seats, fact.first];
          return;
        case 'tokenTaken':
        case 'stationPlaced':
        case 'stationMoved':
        case 'actionLapsed':
          return act(fact.seat);
        case 'moveChosen':
          mustEqual('who moves', fact.seat, active);
          must(!moved.includes(fact.company), () => `${fact.company} moves twice in a turn`);
          best = 0;
          return;
        case 'consultationOpened':
          must(fact.targets.includes(fact.target), () => 'the chosen hex is no target');
          must(!fact.asked.includes(active) && !fact.round.includes(active), () => 'the active seat is consulted');
          opened = fact;
          return;
        case 'bid':
          must(fact.shares > best, () => `a bid of ${fact.shares} after ${best}`);
          must(opened?.targets.includes(fact.target) === true, () => 'a bid for another hex');
          best = fact.shares;
          return;
        case 'restored':
          mustEqual('what is restored', fact.target, opened?.target);
          must(fact.seat === active && fact.shares >= best, () => 'a move restored for too little');
          return;
        case 'lineExtended':
          must(opened === null || opened.targets.includes(fact.to), () => 'a move to no target');
          opened = null;
          act(fact.seat);
          moved.push(fact.company);
          return;
        case 'turnEnded':
          mustEqual('actions of a turn', actions, 2);
          mustEqual('who comes next', [fact.seat, fact.next], [active, (active + 1) % seats]);
          [active, actions, moved] = [fact.next, 0, []];
          turns += 1;
          return;
        case 'gameEnded':
          over = true;
          return;
        default:
          return;
      }
    },
    compare(state: RocketState): void {
      mustEqual('turns', state.turnsEnded, turns);
      mustEqual('the end', state.ended !== null, over);
      if (!over)
        mustEqual('the turn', [state.turn.seat, state.turn.actions, state.turn.moved], [active, actions, moved]);
      mustEqual('a consultation', state.consultation !== null, opened !== null);
    },
  };
}
