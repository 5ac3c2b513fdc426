import { describe, expect, it } from 'vitest';
import { recordedGames, historyOf, textOf } from './recorded.ts';
import { seal } from '../../../../domain/kernel/commit.ts';
import { advance, fold } from '../../../../domain/kernel/fold.ts';
import { lilliput } from '../../../../domain/lilliput/game.ts';
import { orderOfRound, roundFigures } from '../../../../domain/lilliput/round-figures.ts';

const finished = recordedGames.map((game) => ({ game, history: historyOf(textOf(game)) }));

describe('the figures of finished games', () => {
  it.each(finished.map(({ game, history }) => [`${game.players} ${game.strategy} ${game.seed}`, history] as const))(
    'of %s end where the game ended',
    (_, { commits, state }) => {
      const figures = roundFigures(commits, state.table);
      const last = figures.at(-1);
      expect(figures.map(({ round }) => round)).toEqual(Array.from({ length: state.game.rounds + 1 }, (_, n) => n));
      expect(figures.every(({ closed }) => closed)).toBe(true);
      const totals = (state.game.ranking ?? []).toSorted((one, other) => one.seat - other.seat);
      expect(last?.worth).toEqual(totals.map(({ total }) => total));
      const earned = figures.flatMap(({ revenues }) => Object.values(revenues).map(({ revenue }) => revenue));
      const remembered = Object.values(state.game.revenues).flatMap((runs) => runs.map(({ revenue }) => revenue));
      expect(sum(earned)).toBe(sum(remembered));
    },
  );

  it('begin with the worth at the end of the draft, before any train has run', () => {
    const { commits, state } = game();
    const [start] = roundFigures(commits, state.table);
    expect(start?.revenues).toEqual({});
    expect(start?.worth.every((worth) => worth > 0)).toBe(true);
  });
});

describe('a round under way', () => {
  it('has figures of the moment', () => {
    const { commits, state } = fold(lilliput, game().commits.slice(0, 40));
    const last = roundFigures(commits, state.table).at(-1);
    expect(last).toMatchObject({ round: state.game.round, closed: false });
    expect(orderOfRound(commits, state.table).slice(-state.game.order.length)).toEqual(state.game.order);
  });

  it('has none before the draft has ended', () => {
    const { commits, state } = fold(lilliput, game().commits.slice(0, 3));
    expect(roundFigures(commits, state.table)).toEqual([]);
    expect(orderOfRound(commits, state.table)).toEqual([]);
  });
});

it('forgets what was taken back', () => {
  const { commits } = game();
  const history = fold(lilliput, commits.slice(0, 60));
  const before = fold(lilliput, commits.slice(0, 20));
  expect(roundFigures(history.commits, history.state.table)).not.toEqual(
    roundFigures(before.commits, before.state.table),
  );
  const { hash = '', at = '' } = commits[59] ?? {};
  const retraction = seal({
    version: 61,
    at: new Date(Date.parse(at) + 1).toISOString(),
    actor: 'seat:0',
    commandId: '00000000-0000-4000-8000-000000000061',
    rules: lilliput.rules,
    command: { type: 'answerTakeBack' },
    facts: [{ type: 'table.retracted', v: 1, backTo: 20 } as never],
    prevHash: hash,
  });
  advance(lilliput, history, retraction);
  expect(roundFigures(history.commits, history.state.table)).toEqual(roundFigures(before.commits, before.state.table));
  expect(orderOfRound(history.commits, history.state.table)).toEqual(orderOfRound(before.commits, before.state.table));
});

const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0);

function game() {
  const found = finished.find(({ game: { players, seed } }) => players === 4 && seed === 43);
  if (found === undefined) throw new Error('the recorded game is gone');
  return found.history;
}
