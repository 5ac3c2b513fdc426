import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { simulated } from '../../seeded.ts';
import { textsOf } from '../../../domain/kernel/game-parts.ts';
import { languages } from '../../../domain/kernel/languages.ts';
import { randomPlayer } from '../../../domain/kernel/random-player.ts';
import { simulate } from '../../../domain/kernel/simulate.ts';
import { isTableFact } from '../../../domain/kernel/table.ts';
import { say, type Texts } from '../../../domain/kernel/texts.ts';
import { maps, MAPS } from '../../../domain/nuremberg/data.ts';
import { factSchema, type NurembergFact } from '../../../domain/nuremberg/facts.ts';
import { nuremberg as game } from '../../../domain/nuremberg/game.ts';
import { nuremberg } from '../../../domain/nuremberg/manifest.ts';
import { notesOf } from '../../../domain/nuremberg/notes.ts';
import { stepSchema } from '../../../domain/nuremberg/steps.ts';
import { tell } from '../../../domain/nuremberg/telling.ts';
import { english } from '../../../domain/nuremberg/texts/en.ts';
import { spanish } from '../../../domain/nuremberg/texts/es.ts';
import { french } from '../../../domain/nuremberg/texts/fr.ts';

const spoken: Texts = english;
const LANGUAGES: Record<string, Texts> = { English: english, French: french, Spanish: spanish };
const placeholders = (text: string) => [...new Set(text.match(/\{[^}]+\}/g))].toSorted().join();

const source = ['rules/', '']
  .map((folder) => new URL(`../../../domain/nuremberg/${folder}`, import.meta.url))
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8')),
  )
  .join('\n');
const usedCodes = [...new Set([...source.matchAll(/reject\('([^']+)'/g)].map((match) => match[1] ?? ''))].filter(
  (code) => !code.startsWith('table.'),
);
const typesOf = (schema: typeof factSchema | typeof stepSchema) =>
  schema.def.options.flatMap((option) => option.shape.type.def.values);

describe.each(Object.entries(LANGUAGES))('the texts in %s', (_, texts) => {
  it('have the keys and the placeholders of the English ones', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(spoken).toSorted());
    const different = Object.keys(spoken).filter(
      (key) => placeholders(texts[key] ?? '') !== placeholders(spoken[key] ?? ''),
    );
    expect(different).toEqual([]);
  });

  it('have a sentence for every rejection that a rule gives, and for no other', () => {
    expect(usedCodes.length).toBeGreaterThan(35);
    const sentences = Object.keys(texts).filter((key) => key.startsWith('rejection.'));
    expect(sentences.toSorted()).toEqual(usedCodes.map((code) => `rejection.${code}`).toSorted());
  });

  it('have a line for every type of fact and a name for every step', () => {
    const told = (kind: string, type: string) =>
      Object.keys(texts).some((key) => key === `${kind}.${type}` || key.startsWith(`${kind}.${type}.`));
    expect(typesOf(factSchema).filter((type) => !told('fact', type))).toEqual([]);
    expect(typesOf(stepSchema).filter((type) => !told('step', type))).toEqual([]);
  });

  it('name every area, map, colour, item, question and part of a standing', () => {
    const keys = [
      ...MAPS.flatMap((id) => [`map.${id}`, ...maps[id].areas.map((area) => `area.${area.id}`)]),
      ...['34', '23'].map((side) => `side.${side}`),
      ...['white', 'brown', 'red', 'green'].flatMap((colour) => [`colour.${colour}`, `purse.${colour}`]),
      ...['plain', 'rough', 'red', 'green', 'mail', 'beer', 'cheese', 'stone'].map((item) => `item.${item}`),
      ...['bid', 'build', 'act', 'sell'].map((need) => `need.${need}`),
      ...['vp', 'sets', 'profit', 'links'].map((part) => `standing.${part}`),
      ...['red', 'green'].map((company) => `company.${company}`),
      'purse.cubes',
    ];
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });

  it.each([
    [2, 'nuremberg', 21],
    [3, 'wensleydale', 32],
    [4, 'nuremberg', 43],
  ] as const)('tell a whole game of %i on %s without a gap, notes included', (seats, map, seed) => {
    const { history } = simulate(game, { ...simulated(seed), seats, options: { map }, players: [randomPlayer] });
    const names = Object.fromEntries([0, 1, 2, 3].map((seat) => [`seat.${seat}`, `P${seat}`]));
    const facts = history.commits.flatMap((commit) => commit.facts).filter((fact) => !isTableFact(fact));
    for (const fact of facts as NurembergFact[]) {
      for (const { key, params } of [tell(fact), ...notesOf(fact)]) {
        const line = say({ ...texts, ...names }, key, params);
        if (line === key || /[{}]|undefined/.test(line)) throw new Error(`${key} is told as “${line}”`);
      }
    }
    expect(history.state.table.ended).not.toBeNull();
  });
});

it.each(languages)('the manifest has its texts and its title in %s', async (language) => {
  const texts = await textsOf(nuremberg, language);
  expect(texts['game.name']).toBe(nuremberg.title);
  expect(texts['fact.table.started']).toBeTypeOf('string');
});

describe('lines of the log', () => {
  const names = { 'seat.0': 'Ann', 'seat.1': 'Ben' };
  const told = (fact: NurembergFact) => {
    const { key, params } = tell(fact);
    return say({ ...spoken, ...names }, key, params);
  };
  const noted = (fact: NurembergFact) =>
    notesOf(fact).map(({ key, params }) => say({ ...spoken, ...names }, key, params));

  it('call goods by what they are on their map', () => {
    const carried = { type: 'itemCarried', v: 1, seat: 0, kind: 'rough', train: 'B1' } as const;
    expect(told({ ...carried, area: 'spalt' })).toBe('Ann carries beer from Spalt with train B1.');
    expect(told({ ...carried, area: 'dodd-fell' })).toBe('Ann carries stone from Dodd Fell with train B1.');
    expect(told({ ...carried, area: 'hawes', kind: 'red' })).toBe(
      'Ann carries a red passenger from Hawes with train B1.',
    );
  });

  it('sign profit and loss', () => {
    const scored = { type: 'turnScored', v: 1, seat: 1, vp: 4 } as const;
    expect(told({ ...scored, profit: 3 })).toBe('Ben scores 4; profit +3.');
    expect(told({ ...scored, profit: -2 })).toBe('Ben scores 4; profit −2.');
    expect(told({ ...scored, profit: 0 })).toBe('Ben scores 4; profit 0.');
  });

  it('note the way of a line and what was paid', () => {
    const built: NurembergFact = {
      type: 'lineBuilt',
      v: 1,
      seat: 0,
      areas: ['roth', 'rednitzhembach', 'schwabach'],
      cost: 3,
      cubes: 2,
      points: { white: 1, brown: 0, red: 0, green: 0 },
      fees: { white: 0, red: 1, green: 0 },
    };
    expect(told(built)).toBe('Ann builds from Roth to Schwabach (links: 2, cubes: 2, influence: 1).');
    expect(noted(built)).toEqual(['Rednitzhembach', 'fee: red 1', 'white 1']);
  });
});
