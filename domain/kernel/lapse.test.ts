/** What the service sends for a seat whose time for an answer is up. */
import { describe, expect, it } from 'vitest';
import { simulated } from '../../test/seeded.ts';
import { vetoRound } from '../../test/toys/veto-round.ts';
import type { LapseCommand } from './command.ts';
import { decideLapse } from './decide.ts';
import { seededDealer } from './draws.ts';
import { fold } from './fold.ts';
import { randomPlayer } from './random-player.ts';
import { isRejection } from './rejection.ts';
import { simulate } from './simulate.ts';
import { tellFact } from './telling.ts';
import { say } from './texts.ts';
import { tableTexts } from './texts/en.ts';

const chance = simulated(3);

/** Somebody has moved; the two others are asked. */
function asked() {
  const { history } = simulate(vetoRound, {
    ...chance,
    seats: 3,
    options: {},
    players: [randomPlayer],
    mostCommits: 2,
  });
  const { state } = fold(vetoRound, history.commits);
  const [first] = vetoRound.awaiting(state.game);
  const command: LapseCommand = { type: 'lapse', seat: first?.seat ?? 0, question: first?.question ?? '' };
  return { state, command };
}

type VetoState = ReturnType<typeof asked>['state'];
const lapse = (state: VetoState, command: LapseCommand) =>
  decideLapse(vetoRound, state, command, seededDealer(chance.seed));

describe('an answer that does not come', () => {
  it('is what the game has for silence, and the record says whose time was up', () => {
    const { state, command } = asked();
    const decision = lapse(state, command);
    if (isRejection(decision)) throw new Error(decision.code);
    expect(decision.facts).toEqual([
      { type: 'table.lapsed', v: 1, seat: command.seat },
      { type: 'waived', v: 1, seat: command.seat },
    ]);
    const { key, params } = tellFact(vetoRound, decision.facts[0]!);
    expect(say(tableTexts, key, params)).toBe(`Seat ${command.seat + 1} did not answer in time.`);
  });

  it('lapses for nobody who is asked something else by now', () => {
    const { state, command } = asked();
    expect(lapse(state, { ...command, question: '7.waiveOrCall' })).toMatchObject({ code: 'table.noLapse' });
    expect(lapse(state, { ...command, seat: state.game.active })).toMatchObject({ code: 'table.noLapse' });
  });

  it('never is a bid: the game leaves that question to the person', () => {
    const { state, command } = asked();
    const open = { ...state.game.open!, asked: [], round: [command.seat, state.game.active] };
    const bidding = { ...state, game: { ...state.game, open } };
    const [question] = vetoRound.awaiting(bidding.game);
    expect(question).toMatchObject({ seat: command.seat, need: 'bid', answer: true });
    expect(lapse(bidding, { ...command, question: question?.question ?? '' })).toMatchObject({ code: 'table.noLapse' });
  });

  it('waits while the table is paused or a robot has the seat, and is over with the table', () => {
    const { state, command } = asked();
    const { table } = state;
    for (const other of [
      { ...table, paused: true },
      { ...table, bots: { [command.seat]: 'random' } },
      { ...table, ended: { reason: 'agreed', seed: '' } },
    ])
      expect(lapse({ ...state, table: other }, command)).toMatchObject({ code: 'table.noLapse' });
  });
});
