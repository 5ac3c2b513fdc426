/**
 * The course of a game (rules 2, 4): from one decision to the next everything that needs nobody happens by itself, so
 * that one command is one commit: rounds begin, trains run, bureaucracy is done, the game ends.
 */
import type { LilliputState } from '../types.ts';
import { cardsFor } from './cards.ts';
import { endDraft } from './draft.ts';
import { playGulliver } from './gulliver/play.ts';
import { type Bench, byPrice, isLastRound, peopleAt, topTrain } from './holdings.ts';
import { changePhase } from './phases.ts';
import { standings } from './ranking.ts';
import { runNext } from './running.ts';
import { turnChoices } from './turn.ts';
import { incomeSeat } from './awaiting.ts';

/** Goes on until somebody is asked, or the game is over. */
export function proceed(bench: Bench): void {
  while (!isWaiting(bench.state)) goOn(bench);
}

function isWaiting(state: LilliputState): boolean {
  if (state.draft) return state.draft.order.length > 0;
  if (state.surplus.length > 0 || state.offer) return true;
  switch (state.stage) {
    case 'draft':
    case 'beforeRunning':
    case 'bureaucracy':
      return false;
    case 'income':
      return incomeSeat(state) !== null;
    case 'actions':
      return state.turn !== null && !isSpent(state);
    case 'running':
      return state.running !== null;
    case 'over':
      return true;
  }
}

/** A turn that was interrupted and in which nothing is left to choose ends by itself. */
const isSpent = (state: LilliputState): boolean =>
  state.turn !== null && state.turn.card !== null && turnChoices(state, state.turn.seat).length === 0;

function goOn(bench: Bench): void {
  const { state } = bench;
  switch (state.stage) {
    case 'draft':
      endDraft(bench);
      return startRound(bench, 1, state.startPlayer);
    case 'income':
      return bench.emit({ type: 'actionsBegun', v: 1 });
    case 'actions':
      if (state.turn) return bench.emit({ type: 'turnEnded', v: 1, seat: state.turn.seat });
      return endActions(bench);
    case 'beforeRunning':
      return bench.emit({ type: 'runningBegun', v: 1, order: byPrice(state) });
    case 'running':
      if (state.toRun.length > 0) return runNext(bench);
      if (isLastRound(state)) return bench.emit({ type: 'gameEnded', v: 1, ranking: standings(state) });
      return bureaucracy(bench);
    case 'bureaucracy':
      return startRound(bench, state.round + 1, (state.startPlayer + 1) % peopleAt(state));
    case 'over':
      return;
  }
}

/** Between the turns and the running: Gulliver's turn, or in the professional game the train for the pool. */
function endActions(bench: Bench): void {
  bench.emit({ type: 'actionsEnded', v: 1 });
  if (bench.state.gulliver !== null) playGulliver(bench, bench.state.gulliver);
  if (bench.state.variants.includes('professional')) poolTopTrain(bench);
}

function bureaucracy(bench: Bench): void {
  bench.emit({ type: 'bureaucracyBegun', v: 1 });
  const { gulliver, variants } = bench.state;
  if (gulliver === null && !variants.includes('professional')) poolTopTrain(bench);
}

/** The top train of the deck goes to the pool; that may change the phase. */
function poolTopTrain(bench: Bench): void {
  const train = topTrain(bench.state);
  if (train === null) return;
  bench.emit({ type: 'trainPooled', v: 1, train });
  changePhase(bench, train);
}

/** Two turns each: clockwise from the start player, then back. */
function startRound(bench: Bench, round: number, startPlayer: number): void {
  const seats = peopleAt(bench.state);
  const clockwise = Array.from({ length: seats }, (_, index) => (startPlayer + index) % seats);
  bench.emit({
    type: 'roundStarted',
    v: 1,
    round,
    startPlayer,
    order: [...clockwise, ...clockwise.toReversed()],
    cards: cardsFor(seats),
  });
}
