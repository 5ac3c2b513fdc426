import { describe, expect, it } from 'vitest';
import { play, refusal, stateOf } from '../../../test/games/nuremberg/play.ts';
import type { Position } from '../../../test/games/nuremberg/position.ts';
import { sell, SELL_NOTHING, turn } from '../../../test/games/nuremberg/steps.ts';
import { networkOf } from '../network.ts';
import { runsFor, saleCost } from './takeover.ts';

/** Heilsbronn (red) – Neuendettelsau – Windsbach (neutral) – Rohr – Roßtal (neutral). */
const OWN = {
  'heilsbronn>neuendettelsau': 0,
  'neuendettelsau>windsbach': 0,
  'windsbach>rohr': 0,
  'rohr>rosstal': 0,
} as const;
const seller: Position = { stage: 'takeover', seats: 3, links: OWN, red: [5, 5, 5], green: [5, 5, 5] };
const WINDSBACH = ['heilsbronn', 'neuendettelsau', 'windsbach'] as const;
const runs = (wanted: Position, seat = 0) =>
  runsFor(stateOf(wanted), seat).map(({ company, areas }) => `${company} ${areas.join(' ')}`);

describe('4.9 takeover', () => {
  it('sells a run of own links from a town of the company to any town', () => {
    const { one, state } = play(seller, 0, sell('red', ...WINDSBACH));
    expect(one('runSold')).toMatchObject({ seat: 0, company: 'red', areas: WINDSBACH, cost: 1 });
    expect(state.links.map(({ owner }) => owner)).toEqual(['red', 'red', 0, 0]);
    expect(state.tracks.red.find(({ seat }) => seat === 0)?.points).toBe(4);
    expect(runs(seller)).toEqual([
      'red heilsbronn neuendettelsau windsbach',
      'red heilsbronn neuendettelsau windsbach rohr rosstal',
    ]);
  });

  it('either end may be the town of the company', () => {
    expect(play(seller, 0, sell('red', ...WINDSBACH.toReversed())).one('runSold').cost).toBe(1);
  });

  it('costs one point for every two links, an odd one rounded up', () => {
    expect([1, 2, 3, 4, 5, 15].map(saleCost)).toEqual([1, 1, 2, 2, 3, 8]);
  });

  it('is paid in the colour of the company only', () => {
    expect(refusal({ ...seller, red: [0, 5, 5] }, 0, sell('red', ...WINDSBACH))).toBe('run.points');
    const short: Position = { ...seller, red: [1, 5, 5] };
    expect(refusal(short, 0, sell('red', ...WINDSBACH, 'rohr', 'rosstal'))).toBe('run.points');
    expect(runs(short)).toEqual(['red heilsbronn neuendettelsau windsbach']);
  });

  it('a run has links of the seller alone', () => {
    for (const owner of [1, 'red', 'green'] as const) {
      const foreign: Position = { ...seller, links: { ...OWN, 'rohr>rosstal': owner } };
      expect(refusal(foreign, 0, sell('red', ...WINDSBACH, 'rohr', 'rosstal'))).toBe('run.notYours');
    }
    expect(refusal(seller, 0, sell('red', 'heilsbronn', 'windsbach'))).toBe('run.notYours');
    expect(refusal(seller, 0, sell('red', 'heilsbronn', 'atlantis'))).toBe('area.unknown');
  });

  it('ends in towns, one of them of the company that buys', () => {
    expect(refusal(seller, 0, sell('red', 'heilsbronn', 'neuendettelsau'))).toBe('run.noTown');
    expect(refusal(seller, 0, sell('red', 'neuendettelsau', 'heilsbronn'))).toBe('run.noTown');
    expect(refusal(seller, 0, sell('green', ...WINDSBACH))).toBe('run.wrongCompany');
    expect(refusal(seller, 0, sell('red', 'windsbach', 'rohr', 'rosstal'))).toBe('run.wrongCompany');
  });

  it('has at least one link and is a simple path', () => {
    expect(refusal(seller, 0, sell('red', 'heilsbronn'))).toBe('run.noLink');
    expect(refusal(seller, 0, sell('red'))).toBe('run.noLink');
    const ring: Position = { ...seller, links: { ...OWN, 'rohr>neuendettelsau': 0 } };
    const round = ['heilsbronn', 'neuendettelsau', 'rohr', 'windsbach', 'neuendettelsau'];
    expect(refusal(ring, 0, sell('red', ...round))).toBe('run.twice');
    expect(refusal(ring, 0, sell('red', 'heilsbronn', 'neuendettelsau', 'heilsbronn'))).toBe('run.twice');
  });

  it('every town on the run becomes the company’s; the links are the seller’s again', () => {
    const { state } = play(seller, 0, sell('red', ...WINDSBACH, 'rohr', 'rosstal'));
    const network = networkOf(state);
    expect(network.companiesAt('windsbach')).toEqual(['red']);
    expect(network.companiesAt('rosstal')).toEqual(['red']);
    expect(network.countOf(0)).toBe(0);
  });

  it('a printed town of the other company on a run becomes both', () => {
    const between: Position = {
      ...seller,
      links: {
        'forchheim>hetzles': 0,
        'hetzles>graefenberg': 0,
        'erlangen>moehrendorf': 'red',
        'erlangen>uttenreuth': 0,
        'uttenreuth>neunkirchen-brand': 0,
        'neunkirchen-brand>hetzles': 0,
      },
    };
    const { state } = play(
      between,
      0,
      sell('red', 'erlangen', 'uttenreuth', 'neunkirchen-brand', 'hetzles', 'graefenberg'),
    );
    expect(networkOf(state).companiesAt('graefenberg')).toEqual(['red', 'green']);
  });

  it('earlier sales of the phase count: a town bought before may begin a run', () => {
    const two: Position = { ...seller, links: { ...OWN, 'rosstal>oberasbach': 1, 'oberasbach>stein': 1 } };
    expect(runs(two, 1)).toEqual([]);
    const { state } = play(two, 0, sell('red', ...WINDSBACH, 'rohr', 'rosstal'));
    expect(state.toAct[0]).toBe(1);
    expect(runsFor(state, 1)).toEqual([{ type: 'sellRun', company: 'red', areas: ['rosstal', 'oberasbach', 'stein'] }]);
  });

  it('a run between two towns of the company is listed once', () => {
    const both: Position = { ...seller, links: { 'roth>allersberg': 0 } };
    expect(runs(both)).toEqual(['red roth allersberg']);
  });

  it('a company without links cannot buy', () => {
    const pairs = Object.keys(manyLinks());
    expect(pairs).toHaveLength(60);
    const exhausted: Position = { ...seller, links: { ...OWN, ...manyLinks() } };
    expect(networkOf(stateOf(exhausted)).countOf('red')).toBe(60);
    expect(runs(exhausted)).toEqual([]);
    const few = Object.fromEntries(Object.entries(manyLinks()).slice(0, 59));
    const nearly: Position = {
      ...seller,
      links: { ...OWN, ...few, 'hersbruck>henfenfeld': 0, 'henfenfeld>offenhausen': 0, 'roth>allersberg': 0 },
    };
    expect(runs(nearly)).toEqual(['red roth allersberg']);
    expect(refusal(nearly, 0, sell('red', ...WINDSBACH))).toBe('run.noLinks');
  });

  it('a seat may sell nothing, and one without a run is skipped', () => {
    const { all, state } = play({ ...seller, turn: 2, turns: 2 }, 0, turn(SELL_NOTHING));
    expect(all('nothingSold')).toMatchObject([
      { seat: 0, skipped: false },
      { seat: 1, skipped: true },
      { seat: 2, skipped: true },
    ]);
    expect(state.stage).toBe('over');
    expect(refusal(seller, 0, turn(SELL_NOTHING, SELL_NOTHING))).toBe('turn.whole');
    expect(refusal(seller, 0, turn({ type: 'pass' }))).toBe('phase.sell');
  });

  it('one run in a turn', () => {
    const twice = turn({ type: 'sellRun', company: 'red', areas: [...WINDSBACH] }, SELL_NOTHING);
    expect(refusal(seller, 0, twice)).toBe('turn.whole');
  });
});

/** Sixty links of the red company somewhere else; borders that do not exist do no harm to a count. */
function manyLinks(): Record<`${string}>${string}`, 'red'> {
  return Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`elsewhere${index}>nowhere${index}`, 'red' as const]),
  );
}
