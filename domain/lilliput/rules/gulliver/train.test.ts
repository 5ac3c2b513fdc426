import { describe, expect, it } from 'vitest';
import { gulliversRound } from '../../../../test/games/lilliput/gulliver.ts';
import { asked, type Position, played, position, stateOf } from '../../../../test/games/lilliput/position.ts';
import { buy, card, discard } from '../../../../test/games/lilliput/steps.ts';
import type { PhaseNumber, TrainName } from '../../data.ts';

/** Gulliver's two companies with these trains; purple is the second. */
const two = (yellow: readonly TrainName[], purple: readonly TrainName[], more: Position = {}): Position => ({
  board: { '2,-1': 'y-city-straight 1 purple' },
  ...more,
  companies: { yellow: { trains: yellow }, purple: { director: 1, trains: purple }, ...more.companies },
});
const taker = (wanted: Position) => {
  const bought = gulliversRound(wanted)
    .by('E')
    ?.facts.find(({ type }) => type === 'trainBought');
  return bought?.type === 'trainBought' ? bought.company : null;
};
const trainsOf = (wanted: Position, company: 'yellow' | 'purple') =>
  stateOf(gulliversRound(wanted).all).companies[company]?.trains.map(({ type }) => type);

describe('E: who takes the train', () => {
  it('8 the deck’s top train, free of charge', () => {
    const { by, all } = gulliversRound({ phase: 3 });
    expect(by('E')).toMatchObject({
      facts: [
        {
          type: 'trainBought',
          company: 'yellow',
          from: 'deck',
          train: { type: '3', obsolete: false },
          price: 0,
          help: 0,
        },
      ],
    });
    expect(stateOf(all).deck.find(({ type }) => type === '3')?.left).toBe(1);
    expect(stateOf(all).companies.yellow?.treasury).toBe(0);
  });

  it('8 the company with fewer trains', () => {
    expect(taker(two(['2', '2'], ['2']))).toBe('purple');
    expect(taker(two(['2'], ['2', '2']))).toBe('yellow');
    expect(taker(two(['2'], []))).toBe('purple');
  });

  it.each([
    ['2', '3', 3],
    ['3', '4', 4],
    ['4', '5', 5],
    ['5', '3D', 6],
    ['3D', '4D', 7],
  ] as const)('8 on a tie the one with the lower lowest train: %s before %s', (lower, higher, phase) => {
    const more = { phase: phase as PhaseNumber };
    expect(taker(two([higher], [lower], more))).toBe('purple');
    expect(taker(two([lower], [higher], more))).toBe('yellow');
    expect(taker(two([higher, higher], [lower, '4D'], { phase: 4 }))).toBe('purple');
  });

  it('8 then the first', () => {
    expect(taker(two(['2'], ['2']))).toBe('yellow');
    expect(taker(two([], []))).toBe('yellow');
  });

  it('8 an empty pile is passed over, the last one never ends', () => {
    const last = gulliversRound({ phase: 7, companies: { yellow: { trains: [] } } });
    expect(last.by('E')).toMatchObject({ facts: [{ train: { type: '4D' } }] });
  });
});

describe('E: the limit and the phase', () => {
  it('8 at the limit its lowest train is rusted first', () => {
    const { by, all } = gulliversRound({
      phase: 4,
      companies: { yellow: { trains: ['4', '3', '4'] } },
      deck: { '4': 1 },
    });
    expect(by('E')?.facts).toMatchObject([
      { type: 'trainScrapped', company: 'yellow', train: { type: '3' } },
      { type: 'trainBought', train: { type: '4' } },
    ]);
    expect(stateOf(all).companies.yellow?.trains.map(({ type }) => type)).toEqual(['4', '4', '4']);
    expect(stateOf(all).pool).toEqual([]);
  });

  it('8 below the limit nothing goes', () => {
    expect(trainsOf({ companies: { yellow: { trains: ['2', '2', '2'] } } }, 'yellow')).toEqual(['2', '2', '2', '2']);
  });

  it('8 phases change as by purchase', () => {
    const { by } = gulliversRound({ companies: { yellow: { trains: [] } } });
    expect(by('E')?.facts).toMatchObject([{ type: 'trainBought' }, { type: 'phaseChanged', phase: 2 }]);
  });

  it('10 rust at the old limit, add, change phase, trim both', () => {
    const full = two(['2', '3', '3', '3'], ['2', '3', '3', '3'], { phase: 3, deck: { '3': 0 } });
    expect(gulliversRound(full).by('E')?.facts).toMatchObject([
      { type: 'trainScrapped', company: 'yellow', train: { type: '2', obsolete: false } },
      { type: 'trainBought', company: 'yellow', train: { type: '4' } },
      { type: 'phaseChanged', phase: 4, trainLimit: 3, surplus: [] },
      { type: 'trainScrapped', company: 'yellow', train: { type: '3' } },
      { type: 'trainScrapped', company: 'purple', train: { type: '2', obsolete: true } },
    ]);
    expect(trainsOf(full, 'yellow')).toEqual(['3', '3', '4']);
    expect(trainsOf(full, 'purple')).toEqual(['3', '3', '3']);
  });

  it('10 what rusts with the phase is not trimmed besides', () => {
    const rusting = two(['4', '4'], ['2', '4', '4'], { phase: 4, deck: { '4': 0 } });
    // Yellow takes the 5, the 2 rusts, and yellow alone is over the new limit of two.
    expect(gulliversRound(rusting).by('E')?.facts).toMatchObject([
      { type: 'trainBought', company: 'yellow', train: { type: '5' } },
      { type: 'phaseChanged', phase: 5, rusted: ['2'] },
      { type: 'trainScrapped', company: 'yellow', train: { type: '4' } },
    ]);
  });

  it('10 your own discards follow, before running', () => {
    const full: Position = {
      phase: 3,
      deck: { '3': 0 },
      companies: { red: { trains: ['2', '3', '3', '3'] }, yellow: { trains: ['3', '3', '3'] } },
    };
    const { all, facts } = gulliversRound(full);
    expect(facts.slice(-2)).toMatchObject([
      { type: 'phaseChanged', surplus: [{ company: 'red', count: 1 }] },
      { type: 'trainScrapped', company: 'yellow' },
    ]);
    expect(asked(all)).toEqual([{ seat: 0, need: 'discardTrain', params: { company: 'red' } }]);
    const after = played(all, [0, discard('red', '2*')]);
    expect(after.slice(all.length).map(({ type }) => type)).toEqual(['trainsDiscarded', 'runningBegun', 'trainsRun']);
    expect(stateOf(after).pool).toEqual([{ type: '2', obsolete: true }]);
  });

  it('8 over the limit after a phase change of yours likewise, at once', () => {
    const facts = position({
      ...two(['2', '3', '3', '3'], ['3'], { phase: 3, deck: { '3': 0 } }),
      seats: 1,
    });
    const after = played(facts, [0, card('train-two'), buy('red')]).slice(facts.length);
    expect(after.map(({ type }) => type)).toEqual([
      'cardTaken',
      'trainBought',
      'phaseChanged',
      'trainScrapped',
      'turnEnded',
    ]);
    expect(after[3]).toMatchObject({ company: 'yellow', train: { type: '2', obsolete: true } });
  });
});
