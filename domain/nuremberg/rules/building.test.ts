import { describe, expect, it } from 'vitest';
import { play, refusal, stateOf } from '../../../test/games/nuremberg/play.ts';
import type { Position } from '../../../test/games/nuremberg/position.ts';
import { BUILD_NOTHING, laying, line, paying, turn } from '../../../test/games/nuremberg/steps.ts';
import { networkOf } from '../network.ts';
import { buildingChoices } from './building.ts';

/** Seat 0 has plenty of everything. */
const rich: Position = { cubes: [12, 12], white: [5, 5], brown: [5, 5], red: [5, 5], green: [5, 5] };

describe('4.5 where a line goes', () => {
  it('runs from A to B, each link across one border', () => {
    const { one, all, state } = play(rich, 0, line('heilsbronn', 'neuendettelsau', 'rohr', 'rosstal'));
    expect(one('lineBuilt')).toMatchObject({ seat: 0, areas: ['heilsbronn', 'neuendettelsau', 'rohr', 'rosstal'] });
    expect(all('linkBuilt').map(({ from, to }) => [from, to])).toEqual([
      ['heilsbronn', 'neuendettelsau'],
      ['neuendettelsau', 'rohr'],
      ['rohr', 'rosstal'],
    ]);
    expect(state.links).toHaveLength(3);
    expect(state.toAct).toEqual([1]);
  });

  it('does not jump: areas that share no border cannot be linked', () => {
    expect(refusal(rich, 0, line('heilsbronn', 'rohr'))).toBe('link.border');
    expect(refusal(rich, 0, line('heilsbronn', 'neuendettelsau', 'atlantis'))).toBe('link.border');
  });

  it('never enters hop areas', () => {
    expect(refusal(rich, 0, line('heilsbronn', 'buchschwabach'))).toBe('link.border');
  });

  it('never enters hills, nor The South', () => {
    const dales: Position = { ...rich, map: 'wensleydale' };
    expect(refusal(dales, 0, line('settle', 'fountains-fell'))).toBe('link.border');
    expect(refusal(dales, 0, line('skipton', 'the-south'))).toBe('link.border');
    expect(refusal(dales, 0, line('ilkley', 'the-south'))).toBe('link.border');
  });

  it('never joins Nürnberg Nord and Nürnberg Süd', () => {
    const inTown: Position = { ...rich, links: { 'nuernberg-nord>thon': 0 } };
    expect(refusal(inTown, 0, line('nuernberg-nord', 'nuernberg-sued'))).toBe('link.border');
  });

  it('lays one link per border, whoever owns it', () => {
    for (const owner of [0, 1, 'red', 'green'] as const) {
      const taken: Position = { ...rich, links: { 'rednitzhembach>roth': owner } };
      expect(refusal(taken, 0, line('roth', 'rednitzhembach'))).toBe('link.taken');
    }
  });

  it('does not use an area twice', () => {
    expect(refusal(rich, 0, line('roth', 'rednitzhembach', 'bechhofen', 'roth'))).toBe('link.twice');
    expect(refusal(rich, 0, line('roth', 'rednitzhembach', 'schwabach', 'bechhofen', 'rednitzhembach'))).toBe(
      'link.twice',
    );
  });

  it('may share areas with anyone’s links and meet the builder’s own network', () => {
    const shared: Position = { ...rich, links: { 'rednitzhembach>bechhofen': 1, 'bechhofen>abenberg': 0 } };
    expect(play(shared, 0, line('roth', 'rednitzhembach', 'schwabach', 'bechhofen')).types).toContain('lineBuilt');
  });

  it('is laid in one piece: there are no branches', () => {
    const fork = turn(...laying('roth', 'rednitzhembach'), { type: 'startLine', area: 'roth' });
    expect(refusal(rich, 0, fork)).toBe('line.started');
    expect(refusal(rich, 0, turn(...laying('roth', 'rednitzhembach'), BUILD_NOTHING))).toBe('line.started');
  });

  it('needs a link: a start alone cannot be sent', () => {
    expect(refusal(rich, 0, line('roth'))).toBe('table.unfinished');
    expect(refusal(rich, 0, turn({ type: 'addLink', to: 'roth' }))).toBe('line.notStarted');
  });

  it('uses at most the 15 links of a player', () => {
    const borders = [
      'nuernberg-nord>thon',
      'thon>muggenhof',
      'nuernberg-nord>ziegelstein',
      'ziegelstein>thon',
      'muggenhof>poppenreuth',
      'poppenreuth>grossgruendlach',
      'grossgruendlach>tennenlohe',
      'tennenlohe>uttenreuth',
      'uttenreuth>erlangen',
      'erlangen>tennenlohe',
      'ziegelstein>heroldsberg',
      'ziegelstein>schwaig',
      'heroldsberg>sebalder-wald',
    ];
    const links = Object.fromEntries(borders.map((border) => [border, 0]));
    const two: Position = { ...rich, links };
    expect(play(two, 0, line('heilsbronn', 'neuendettelsau', 'rohr')).state.links).toHaveLength(15);
    expect(refusal(two, 0, line('heilsbronn', 'neuendettelsau', 'rohr', 'rosstal'))).toBe('line.noLinks');
    const none: Position = { ...two, links: { ...links, 'eibach>grossreuth': 0, 'eibach>kornburg': 0 } };
    expect(refusal(none, 0, line('heilsbronn', 'neuendettelsau'))).toBe('line.noLinks');
  });
});

describe('4.5 where a line starts', () => {
  it('in a red or green town', () => {
    const starts = buildingChoices(stateOf({ ...rich, turn: 1 }), 0).flatMap((choice) =>
      choice.type === 'startLine' ? [choice.area] : [],
    );
    expect(starts).toEqual([
      'emskirchen',
      'heilsbronn',
      'roth',
      'allersberg',
      'hoechstadt',
      'forchheim',
      'graefenberg',
      'hersbruck',
    ]);
    expect(refusal(rich, 0, line('rohr', 'rosstal'))).toBe('line.noStart');
    expect(refusal(rich, 0, line('fuerth', 'grossreuth'))).toBe('line.noStart');
    expect(refusal(rich, 0, line('atlantis', 'rohr'))).toBe('area.unknown');
  });

  it('from any area that one of the builder’s own links touches', () => {
    const built: Position = { ...rich, links: { 'neuendettelsau>rohr': 0 } };
    expect(play(built, 0, line('rohr', 'rosstal')).types).toContain('lineBuilt');
    expect(play(built, 0, line('neuendettelsau', 'windsbach')).types).toContain('lineBuilt');
    expect(refusal(built, 1, line('rohr', 'rosstal'))).toBe('table.notAwaited');
    expect(refusal({ ...built, toAct: [1] }, 1, line('rohr', 'rosstal'))).toBe('line.noStart');
  });

  it('in a town that a company bought into', () => {
    const bought: Position = { ...rich, links: { 'neuendettelsau>windsbach': 'red' } };
    expect(play(bought, 0, line('windsbach', 'rohr')).one('lineStarted').fees).toEqual({ white: 0, red: 1, green: 0 });
    // No town, so it belongs to nobody.
    expect(refusal(bought, 0, line('neuendettelsau', 'rohr'))).toBe('line.noStart');
  });

  it('not where no link can follow', () => {
    const shut: Position = { ...rich, links: { 'hersbruck>ottensoos': 1, 'hersbruck>henfenfeld': 1 } };
    expect(refusal(shut, 0, line('hersbruck', 'henfenfeld'))).toBe('line.deadEnd');
  });
});

describe('4.5 what links cost', () => {
  it('1 from plain to plain, 2 across a river', () => {
    const { all, one, state } = play(rich, 0, line('roth', 'rednitzhembach', 'schwabach'));
    expect(all('linkBuilt').map(({ cost }) => cost)).toEqual([1, 2]);
    expect(one('lineBuilt')).toMatchObject({ cost: 3, cubes: 3 });
    expect(state.players[0]?.cubes).toBe(9);
  });

  it('2 from plain to valley and from valley to valley', () => {
    const dales: Position = { ...rich, map: 'wensleydale' };
    expect(
      play(dales, 0, line('settle', 'malham', 'littondale'))
        .all('linkBuilt')
        .map(({ cost }) => cost),
    ).toEqual([2, 2]);
    expect(play(dales, 0, line('settle', 'hellifield')).one('linkBuilt').cost).toBe(1);
  });

  it('cubes pay first; what they leave over, points of any colour pay one for one', () => {
    const poor: Position = { cubes: [2, 9], red: [1, 1], white: [2], brown: [1] };
    const areas = ['roth', 'rednitzhembach', 'schwabach', 'reichelsdorf'] as const; // 1 + 2 + 1
    const { one, state } = play(poor, 0, turn(...laying(...areas), paying({ white: 1, brown: 1 })));
    expect(one('lineBuilt')).toMatchObject({
      cost: 4,
      cubes: 2,
      points: { white: 1, brown: 1, red: 0, green: 0 },
      fees: { white: 0, red: 1, green: 0 },
    });
    expect(state.players[0]?.cubes).toBe(0);
    expect(state.tracks.white.find(({ seat }) => seat === 0)?.points).toBe(1);
  });

  it('points do not pay while cubes are left', () => {
    expect(refusal(rich, 0, turn(...laying('roth', 'rednitzhembach'), paying({ white: 1 })))).toBe('pay.nothing');
  });

  it('points must be exactly what the cubes leave over', () => {
    const poor: Position = { cubes: [1], red: [1], white: [3] };
    const short = laying('roth', 'rednitzhembach', 'schwabach');
    expect(refusal(poor, 0, turn(...short))).toBe('table.unfinished');
    expect(refusal(poor, 0, turn(...short, paying({ white: 1 })))).toBe('pay.sum');
    expect(refusal(poor, 0, turn(...short, paying({ white: 3 })))).toBe('pay.sum');
    expect(refusal(poor, 0, turn(...short, paying({ white: 1, green: 1 })))).toBe('pay.short');
    expect(play(poor, 0, turn(...short, paying({ white: 2 }))).types).toContain('lineBuilt');
  });

  it('only the total must be payable: a line may go on after points have paid', () => {
    const poor: Position = { cubes: [1], red: [1], white: [3] };
    const steps = turn(
      ...laying('roth', 'rednitzhembach', 'schwabach'),
      paying({ white: 2 }),
      { type: 'addLink', to: 'reichelsdorf' },
      paying({ white: 1 }),
    );
    expect(play(poor, 0, steps).one('lineBuilt').points.white).toBe(3);
  });

  it('a link that cubes and points together cannot pay is refused', () => {
    const poor: Position = { cubes: [1], red: [1], white: [1] };
    expect(refusal(poor, 0, line('roth', 'rednitzhembach', 'schwabach'))).toBe('link.cost');
  });

  it('fees come before links: a point that pays a fee pays no link', () => {
    const poor: Position = { cubes: [0], red: [2], links: {} };
    const steps = laying('roth', 'rednitzhembach', 'kornburg');
    expect(refusal(poor, 0, turn(...steps))).toBe('link.cost');
    expect(play(poor, 0, turn(...laying('roth', 'rednitzhembach'), paying({ red: 1 }))).types).toContain('lineBuilt');
    // Without a cube the first link already owes a point that the start's fee has taken.
    expect(refusal({ cubes: [0], red: [1] }, 0, line('roth', 'rednitzhembach'))).toBe('line.deadEnd');
  });
});

describe('4.5 fees', () => {
  it('a company town costs a point of its colour to leave at the start', () => {
    expect(play(rich, 0, line('roth', 'rednitzhembach')).one('lineBuilt').fees).toEqual({ white: 0, red: 1, green: 0 });
    expect(refusal({ ...rich, red: [0] }, 0, line('roth', 'rednitzhembach'))).toBe('link.fee');
  });

  it('and to enter or pass through, once for each town', () => {
    const { one } = play(rich, 0, line('roth', 'allersberg', 'pyrbaum'));
    expect(one('lineBuilt').fees).toEqual({ white: 0, red: 2, green: 0 });
    expect(refusal({ ...rich, red: [1, 5] }, 0, line('roth', 'allersberg'))).toBe('link.fee');
  });

  it('a town of both companies costs a point of each', () => {
    const both: Position = { ...rich, links: { 'schwabach>reichelsdorf': 'red', 'schwabach>kornburg': 'green' } };
    const { all } = play(both, 0, line('roth', 'rednitzhembach', 'schwabach'));
    expect(all('linkBuilt').at(-1)?.fees).toEqual({ white: 0, red: 1, green: 1 });
    expect(refusal({ ...both, green: [0] }, 0, line('roth', 'rednitzhembach', 'schwabach'))).toBe('link.fee');
    const started = play(both, 0, line('schwabach', 'bechhofen')).one('lineStarted');
    expect(started.fees).toEqual({ white: 0, red: 1, green: 1 });
  });

  it('an area that is no town costs nothing, even with a company link at it', () => {
    const bought: Position = { ...rich, links: { 'bechhofen>schwabach': 'red' } };
    expect(play(bought, 0, line('roth', 'bechhofen')).one('linkBuilt').fees).toEqual({ white: 0, red: 0, green: 0 });
  });

  it('a neutral town costs nothing', () => {
    expect(play(rich, 0, line('roth', 'rednitzhembach')).one('linkBuilt').fees).toEqual({ white: 0, red: 0, green: 0 });
  });

  it('each landowner costs a white point and leaves the game; passengers stay', () => {
    const owned: Position = { ...rich, figures: { rednitzhembach: { landowner: 2, red: 1 } } };
    const { one, state } = play(owned, 0, line('roth', 'rednitzhembach'));
    expect(one('linkBuilt')).toMatchObject({ landowners: 2, fees: { white: 2, red: 0, green: 0 } });
    expect(state.figures['rednitzhembach']).toEqual({ red: 1, green: 0, landowner: 0 });
    expect(state.tracks.white.find(({ seat }) => seat === 0)?.points).toBe(3);
    const alone: Position = { ...rich, figures: { rednitzhembach: { landowner: 1 } } };
    expect(play(alone, 0, line('roth', 'rednitzhembach')).state.figures).toEqual({});
  });

  it('fees cannot be paid with anything else', () => {
    const owned: Position = { ...rich, white: [1, 5], figures: { rednitzhembach: { landowner: 2 } } };
    expect(refusal(owned, 0, line('roth', 'rednitzhembach'))).toBe('link.fee');
  });

  it('all fees of a line add up: a second landowner town needs its own point', () => {
    const owned: Position = {
      ...rich,
      white: [1, 5],
      figures: { rednitzhembach: { landowner: 1 }, schwabach: { landowner: 1 } },
    };
    expect(refusal(owned, 0, line('roth', 'rednitzhembach', 'schwabach'))).toBe('link.fee');
  });
});

describe('4.5 towns of companies', () => {
  it('a neutral town touched by a company link belongs to that company, or to both', () => {
    const network = networkOf(
      stateOf({ links: { 'schwabach>reichelsdorf': 'red', 'schwabach>kornburg': 'green', 'roth>rednitzhembach': 0 } }),
    );
    expect(network.companiesAt('schwabach')).toEqual(['red', 'green']);
    expect(network.companiesAt('roth')).toEqual(['red']);
    expect(network.companiesAt('rednitzhembach')).toEqual([]);
    expect(network.companiesAt('kornburg')).toEqual([]);
  });
});

describe('4.5 the turn to build', () => {
  it('a player may build nothing', () => {
    const { facts, state } = play(rich, 0, turn(BUILD_NOTHING));
    expect(facts[0]).toMatchObject({ type: 'nothingBuilt', seat: 0, skipped: false });
    expect(state.toAct).toEqual([1]);
  });

  it('one line is a whole submission', () => {
    expect(refusal(rich, 0, turn(BUILD_NOTHING, ...laying('roth', 'rednitzhembach')))).toBe('turn.whole');
    expect(refusal(rich, 0, turn({ type: 'pass' }))).toBe('phase.build');
  });

  it('a seat without a legal line is skipped in the same commit', () => {
    const stuck: Position = { ...rich, seats: 3, red: [5, 0, 5], green: [5, 0, 5] };
    const { all, state } = play(stuck, 0, turn(BUILD_NOTHING));
    expect(all('nothingBuilt')).toMatchObject([
      { seat: 0, skipped: false },
      { seat: 1, skipped: true },
    ]);
    expect(state.toAct).toEqual([2]);
  });
});
