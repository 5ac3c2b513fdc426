import { describe, expect, it } from 'vitest';
import { foldingOf, robotNames, textsOf } from '../kernel/game-parts.ts';
import { languages } from '../kernel/languages.ts';
import { rocket } from './manifest.ts';

describe('the manifest of Stephenson’s Rocket', () => {
  it('is the same game in its manifest, its folding and its rules', async () => {
    const [rules, folding] = await Promise.all([rocket.rules(), foldingOf(rocket)]);
    expect([rocket.id, rules.id, folding.id]).toEqual(['rocket', 'rocket', 'rocket']);
    expect([rules.seats, folding.seats]).toEqual([rocket.seats, rocket.seats]);
    expect(folding.generation).toBe(rules.generation);
    expect([rules.answers, folding.answers]).toEqual([true, true]);
  });

  it('has its texts in every language, and its title in all of them', async () => {
    expect(Object.keys(rocket.texts ?? {}).toSorted()).toEqual([...languages].toSorted());
    for (const language of languages) expect((await textsOf(rocket, language))['game.name']).toBe(rocket.title);
  });

  it('loads every part', async () => {
    expect(robotNames(rocket)).toEqual(['random', 'greedy']);
    expect(await rocket.robots?.['greedy']?.()).toBeTypeOf('function');
    expect((await rocket.notes?.())?.({ type: 'turnEnded', v: 1 })).toEqual([]);
    const line = await rocket.commandLine?.();
    expect(Object.keys(line?.commands ?? {})).toEqual(['judge']);
    expect(line?.simulate?.course?.((await rocket.rules()).blank())).toBe('in turn 1 with 0 tiles');
    expect(line?.simulate?.optionsOf({})).toEqual({});
    expect((await rocket.sources?.())?.length).toBeGreaterThan(30);
  });
});
