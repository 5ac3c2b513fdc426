import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { simulated } from './seeded.ts';
import { randomPlayer } from '../domain/kernel/random-player.ts';
import { simulate } from '../domain/kernel/simulate.ts';
import { tellFact } from '../domain/kernel/telling.ts';
import { say, type Texts } from '../domain/kernel/texts.ts';
import { tableTexts } from '../domain/kernel/texts/en.ts';
import { tableTextsInSpanish } from '../domain/kernel/texts/es.ts';
import { tableTextsInFrench } from '../domain/kernel/texts/fr.ts';
import { actionCards, characters, companies, scenarios, tiles } from '../domain/lilliput/data.ts';
import { tileNames } from '../domain/lilliput/drawing/names.en.ts';
import { tileNamesInSpanish } from '../domain/lilliput/drawing/names.es.ts';
import { tileNamesInFrench } from '../domain/lilliput/drawing/names.fr.ts';
import { factSchema } from '../domain/lilliput/facts.ts';
import { lilliput } from '../domain/lilliput/game.ts';
import { VARIANTS } from '../domain/lilliput/rules/variants.ts';
import { english } from '../domain/lilliput/texts/en.ts';
import { spanish } from '../domain/lilliput/texts/es.ts';
import { french } from '../domain/lilliput/texts/fr.ts';

const LANGUAGES: Record<string, Texts> = {
  English: { ...tableTexts, ...tileNames, ...english },
  French: { ...tableTextsInFrench, ...tileNamesInFrench, ...french },
  Spanish: { ...tableTextsInSpanish, ...tileNamesInSpanish, ...spanish },
};
const placeholders = (text: string) => [...new Set(text.match(/\{[^}]+\}/g))].sort();

const rules = new URL('../domain/lilliput/rules/', import.meta.url);
const source = readdirSync(rules)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, rules), 'utf8'))
  .concat(readFileSync(new URL('../domain/lilliput/game.ts', import.meta.url), 'utf8'))
  .join('\n');
const usedCodes = [...new Set([...source.matchAll(/reject\('([^']+)'/g)].map((match) => match[1]))];
const factTypes = factSchema.def.options.flatMap((option) => option.shape.type.def.values);

describe.each(Object.entries(LANGUAGES))('the texts in %s', (_, texts) => {
  it('have the keys and the placeholders of the English ones', () => {
    const spoken = LANGUAGES['English'] ?? {};
    expect(Object.keys(texts).sort()).toEqual(Object.keys(spoken).sort());
    const different = Object.keys(spoken).filter(
      (key) => placeholders(texts[key] ?? '').join() !== placeholders(spoken[key] ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('have a sentence for every rejection that a rule gives', () => {
    expect(usedCodes.length).toBeGreaterThan(40);
    expect(usedCodes.filter((code) => !texts[`rejection.${code}`])).toEqual([]);
  });

  it('have a line for every type of fact', () => {
    expect(factTypes.length).toBeGreaterThan(30);
    const told = (type: string) =>
      Object.keys(texts).some((key) => key === `fact.${type}` || key.startsWith(`fact.${type}.`));
    expect(factTypes.filter((type) => !told(type))).toEqual([]);
  });

  it('name every company, character, card, tile, variant and landscape', () => {
    const keys = [
      ...companies.map(({ id }) => `company.${id}`),
      ...characters.flatMap(({ id }) => [`character.${id}`, `ability.${id}`]),
      ...actionCards.map(({ id }) => `card.${id}`),
      ...[...tiles.keys()].map((id) => `tile.${id}`),
      ...VARIANTS.map((id) => `variant.${id}`),
      ...scenarios.map(({ id }) => `landscape.${id}`),
    ];
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });

  it.each([
    ['the plain game', 4, {}],
    ['Gulliver', 1, { variants: ['laputa'], landscape: 'the-mountains' }],
    ['variants and a landscape', 2, { variants: ['twoCharacters', 'brobdingnag'], landscape: 'lets-start' }],
  ] as const)('tell a whole game without a gap: %s', (_game, seats, options) => {
    const { history } = simulate(lilliput, { ...simulated(21), seats, options, players: [randomPlayer] });
    const names = Object.fromEntries([0, 1, 2, 3].map((seat) => [`seat.${seat}`, `P${seat}`]));
    for (const fact of history.commits.flatMap(({ facts }) => facts)) {
      const { key, params } = tellFact(lilliput, fact);
      const line = say({ ...texts, ...names }, key, params);
      if (line === key || /[{}]/.test(line)) throw new Error(`${key} ${JSON.stringify(params)} is told as “${line}”`);
    }
    expect(history.state.table.ended).not.toBeNull();
  });
});
