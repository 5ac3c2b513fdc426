/** The course of a turn (rules 4, turn): which steps fit which question, and what follows when a submission is sent. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { rules } from '../data.ts';
import type { RocketChoice, RocketStep } from '../steps.ts';
import type { RocketState } from '../types.ts';
import type { Need } from './awaiting.ts';
import type { Bench } from './bench.ts';
import { answer, answerChoices, bidChoices, callChoices } from './consultation.ts';
import { endGame } from './ending.ts';
import { extend, extensionChoices, settleConsultation } from './extension.ts';
import { moveStation, placeStation, stationChoices } from './stations.ts';
import { openTargets } from './targets.ts';
import { isTokenLeft, takeToken, tokenChoices } from './tokens.ts';
import { declareOrRevoke, waiverChoices } from './waivers.ts';

type Kind = 'action' | 'waiver' | 'waiveOrCall' | 'bid' | 'answer';

const KINDS: { readonly [type in RocketStep['type']]: Kind } = {
  takeToken: 'action',
  placeStation: 'action',
  moveStation: 'action',
  extend: 'action',
  waive: 'waiveOrCall',
  call: 'waiveOrCall',
  pass: 'bid',
  bid: 'bid',
  giveWay: 'answer',
  restore: 'answer',
  declareWaiver: 'waiver',
  revokeWaiver: 'waiver',
};

export const isWaiver = ({ type }: RocketStep): boolean => KINDS[type] === 'waiver';
export const isAction = ({ type }: RocketStep): boolean => KINDS[type] === 'action';

const isTurn = (need: Need): boolean => need === 'turn' || need === 'secondAction';

function fits(need: Need, kind: Kind): boolean {
  if (isTurn(need)) return kind === 'action' || kind === 'waiver';
  return kind === need;
}

export const actionChoices = (state: RocketState, seat: number): RocketChoice[] => [
  ...tokenChoices(state),
  ...stationChoices(state, seat),
  ...extensionChoices(state),
];

/** Whether any action is possible; quicker than listing them all. */
export const canAct = (state: RocketState, seat: number): boolean =>
  isTokenLeft(state) || openTargets(state).length > 0 || stationChoices(state, seat).length > 0;

/** Every step that may begin a submission. */
export function choicesFor(state: RocketState, seat: number, need: Need): RocketChoice[] {
  switch (need) {
    case 'turn':
    case 'secondAction':
      return [...actionChoices(state, seat), ...waiverChoices(state, seat)];
    case 'waiveOrCall':
      return callChoices();
    case 'bid':
      return bidChoices(state, seat);
    case 'answer':
      return answerChoices(state, seat);
    case 'waiver':
      return waiverChoices(state, seat);
  }
}

export function act(bench: Bench, seat: number, need: Need, step: RocketStep): Rejection | undefined {
  if (!fits(need, KINDS[step.type])) return reject(`turn.asked.${need}`);
  const rejection = carryOut(bench, seat, step);
  if (!rejection) settleConsultation(bench);
  return rejection;
}

function carryOut(bench: Bench, seat: number, step: RocketStep): Rejection | undefined {
  switch (step.type) {
    case 'takeToken':
      return takeToken(bench, seat, step);
    case 'placeStation':
      return placeStation(bench, seat, step);
    case 'moveStation':
      return moveStation(bench, seat, step);
    case 'extend':
      return extend(bench, seat, step);
    case 'waive':
    case 'call':
    case 'pass':
    case 'bid':
    case 'giveWay':
    case 'restore':
      return answer(bench, seat, step);
    case 'declareWaiver':
    case 'revokeWaiver':
      return declareOrRevoke(bench, seat, step);
  }
}

/** Whether the active seat still has an action in this submission. */
export const mayAct = ({ consultation, ended, turn }: RocketState): boolean =>
  consultation === null && ended === null && turn.actions < rules.actions;

/** Goes on until somebody has something to decide: actions that are impossible lapse, and turns end. */
export function proceed(bench: Bench): void {
  for (;;) {
    const { state } = bench;
    if (state.ended !== null || state.consultation !== null || state.players.length === 0) return;
    const { seat } = state.turn;
    if (!mayAct(state)) endTurn(bench);
    else if (!canAct(state, seat)) bench.emit({ type: 'actionLapsed', v: 1, seat });
    else return;
  }
}

/** Relocating stations could go on for ever: rounds in which nobody does anything else end the game. */
function endTurn(bench: Bench): void {
  const { turn, players, idleTurns } = bench.state;
  const idle = turn.progress ? 0 : idleTurns + 1;
  if (idle >= rules.idleRounds * players.length) return endGame(bench, 'idle');
  bench.emit({ type: 'turnEnded', v: 1, seat: turn.seat, next: (turn.seat + 1) % players.length, idleTurns: idle });
}
