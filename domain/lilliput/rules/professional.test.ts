import { describe, expect, it } from 'vitest';
import { asked, type Position, played, position, stateOf } from '../../../test/games/lilliput/position.ts';
import { buyFromPool, cash, discard, keep, pay } from '../../../test/games/lilliput/steps.ts';

const lastTurn: Position = { variants: ['professional'], order: [1], companies: { blue: { trains: [], treasury: 0 } } };
const after = (wanted: Position) => {
  const facts = position(wanted);
  return played(facts, [1, cash()]).slice(facts.length);
};
const typesOf = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);

describe('the professional game', () => {
  it('4, 10 the top train goes to the pool after the last action turn and before trains run', () => {
    expect(typesOf(after(lastTurn))).toEqual([
      'cardTaken',
      'cashTaken',
      'turnEnded',
      'actionsEnded',
      'trainPooled',
      'phaseChanged',
      'runningBegun',
      'trainsRun',
    ]);
    expect(after(lastTurn)).toContainEqual(expect.objectContaining({ type: 'trainPooled', train: '2' }));
  });

  it('4 not before the last action turn', () => {
    expect(typesOf(played(position({ ...lastTurn, order: [1, 0] }), [1, cash()]))).not.toContain('actionsEnded');
  });

  it('10 the phase change comes with it: trains are obsolete when they run', () => {
    const facts = after({ ...lastTurn, phase: 3, deck: { '3': 0 } });
    expect(facts).toContainEqual(expect.objectContaining({ type: 'phaseChanged', phase: 4, obsolete: ['2'] }));
    expect(facts.at(-1)).toMatchObject({ type: 'trainsRun', revenue: 20, routes: [{ train: '2', obsolete: true }] });
    const common = after({ ...lastTurn, variants: [], phase: 3, deck: { '3': 0 } });
    expect(common.at(-1)).toMatchObject({ type: 'trainsRun', revenue: 50 });
  });

  it('10 discards come before running', () => {
    const facts = position({
      ...lastTurn,
      phase: 4,
      deck: { '4': 0 },
      companies: { red: { trains: ['3', '3', '4'] }, blue: { trains: [] } },
    });
    const waiting = played(facts, [1, cash()]);
    expect(waiting.at(-1)).toMatchObject({ type: 'phaseChanged', phase: 5, surplus: [{ company: 'red', count: 1 }] });
    expect(asked(waiting)).toEqual([{ seat: 0, need: 'discardTrain', params: { company: 'red' } }]);
    const running = played(waiting, [0, discard('red', '4')]);
    expect(typesOf(running.slice(waiting.length))).toEqual(['trainsDiscarded', 'runningBegun', 'trainsRun']);
    expect(stateOf(running).pool.map(({ type }) => type)).toEqual(['5', '4']);
  });

  it('10 it replaces bureaucracy’s move', () => {
    const facts = position(lastTurn);
    const round = played(facts, [1, cash()], [0, pay]).slice(facts.length);
    expect(typesOf(round).filter((type) => type === 'trainPooled')).toHaveLength(1);
    expect(typesOf(round.slice(-4))).toEqual(['companyDone', 'bureaucracyBegun', 'roundStarted', 'actionsBegun']);
    expect(round.at(-2)).toMatchObject({ type: 'roundStarted', round: 2, startPlayer: 1 });
  });

  it('10 in the last round too', () => {
    const facts = after({ ...lastTurn, round: 8, phase: 3, deck: { '3': 0 } });
    expect(typesOf(facts)).toContain('trainPooled');
    expect(facts.find(({ type }) => type === 'trainsRun')).toMatchObject({ revenue: 2 * 20 });
    expect(facts.at(-1)).toMatchObject({ type: 'gameEnded' });
  });

  it('10 a company that keeps may buy that train in the same round', () => {
    const facts = played(position(lastTurn), [1, cash()]);
    const bought = played(facts, [0, keep, buyFromPool('red', '2')]);
    expect(stateOf(bought).companies.red?.trains).toHaveLength(2);
    expect(stateOf(bought).pool).toEqual([]);
    const common = played(position({ ...lastTurn, variants: [] }), [1, cash()]);
    expect(() => played(common, [0, keep, buyFromPool('red', '2')])).toThrow('train.notInPool');
  });
});
