/** Everything that the game says is said in every language, with the same placeholders. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { simulated } from '../../seeded.ts';
import { randomPlayer } from '../../../domain/kernel/random-player.ts';
import { simulate } from '../../../domain/kernel/simulate.ts';
import { isTableFact } from '../../../domain/kernel/table.ts';
import { say, type Texts } from '../../../domain/kernel/texts.ts';
import { tableTexts } from '../../../domain/kernel/texts/en.ts';
import { hexes } from '../../../domain/rocket/board.ts';
import { cities, companies, GOODS } from '../../../domain/rocket/data.ts';
import { factSchema, type RocketFact } from '../../../domain/rocket/facts.ts';
import { rocket } from '../../../domain/rocket/game.ts';
import { notesOf } from '../../../domain/rocket/notes.ts';
import { stepSchema } from '../../../domain/rocket/steps.ts';
import { english } from '../../../domain/rocket/texts/en.ts';
import { spanish } from '../../../domain/rocket/texts/es.ts';
import { french } from '../../../domain/rocket/texts/fr.ts';

const LANGUAGES: readonly (readonly [string, Texts])[] = [
  ['English', english],
  ['French', french],
  ['Spanish', spanish],
];
const placeholders = (text: string) => [...new Set(text.match(/\{[^}]+\}/g))].toSorted().join();

const folder = new URL('../../../domain/rocket/', import.meta.url);
const source = ['game.ts', ...readdirSync(new URL('rules/', folder)).map((name) => `rules/${name}`)]
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
const codes = [...new Set([...source.matchAll(/reject\('([^']+)'/g)].map(([, code = '']) => code))].filter(
  (code) => !code.startsWith('table.'),
);
const PROBLEMS = ['city', 'line', 'taken', 'besideLocomotive', 'besideStation', 'sameHex'];
const NEEDS = ['turn', 'secondAction', 'waiveOrCall', 'bid', 'answer', 'waiver'];

const { history } = simulate(rocket, { ...simulated(3), seats: 4, options: {}, players: [randomPlayer] });
const facts = history.commits.flatMap((commit) => commit.facts).filter((fact) => !isTableFact(fact)) as RocketFact[];

describe.each(LANGUAGES)('the texts in %s', (_, texts) => {
  it('have the keys and the placeholders of the English ones', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
    const different = Object.keys(english).filter(
      (key) => placeholders(texts[key] ?? '') !== placeholders(english[key] ?? ''),
    );
    expect(different).toEqual([]);
  });

  it('have a sentence for every rejection', () => {
    expect(codes.length).toBeGreaterThan(15);
    const all = [...codes, ...PROBLEMS.map((word) => `station.${word}`), ...NEEDS.map((need) => `turn.asked.${need}`)];
    expect(all.filter((code) => !texts[`rejection.${code}`])).toEqual([]);
  });

  it('have a line for every type of fact, step, question and part of the standings', () => {
    const said = (key: string) => Object.keys(texts).some((one) => one === key || one.startsWith(`${key}.`));
    const types = factSchema.def.options.flatMap((option) => option.shape.type.def.values);
    expect(types.filter((type) => !said(`fact.${type}`))).toEqual([]);
    const steps = stepSchema.def.options.flatMap((option) => option.shape.type.def.values);
    expect(steps.filter((type) => !said(`step.${type}`))).toEqual([]);
    expect(NEEDS.filter((need) => !said(`need.${need}`))).toEqual([]);
    const parts = rocket.standings(history.state.game as never)[0]?.parts ?? [];
    expect(parts.map(({ key }) => key).filter((key) => !said(`standing.${key}`))).toEqual([]);
  });

  it('name every company, city, good and hex', () => {
    const keys = [
      ...companies.map(({ id }) => `company.${id}`),
      ...cities.map(({ id }) => `city.${id}`),
      ...GOODS.flatMap((good) => [`good.${good}`, `category.${good}`]),
      'category.passengers',
      ...hexes.map((hex) => `hex.${hex}`),
    ];
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });

  it('tell a whole game without a gap', () => {
    const all = { ...tableTexts, ...texts };
    const lines = facts.flatMap((fact) => [rocket.tell(fact), ...notesOf(fact)]);
    const told = lines.map(({ key, params }) => say(all, key, params));
    expect(lines.length).toBeGreaterThan(300);
    expect(told.filter((text) => /[{}]|undefined|fact\.|note\.|\d,-?\d/.test(text))).toEqual([]);
  });
});

it('tells a line by how many cities it reaches, and waivers by what they are about', () => {
  const fact = {
    type: 'lineExtended',
    v: 1,
    seat: 0,
    company: 'GER',
    from: '10,4',
    to: '11,4',
    heading: 2,
    tile: true,
  };
  const told = (names: string[]) => {
    const { key, params } = rocket.tell({ ...fact, cities: names } as RocketFact);
    return say(english, key, params);
  };
  expect(told([])).toBe('Great Eastern goes to L10.');
  expect(told(['Hertford'])).toBe('Great Eastern goes to L10 and reaches Hertford.');
  expect(told(['Cambridge', 'Hertford'])).toBe('Great Eastern goes to L10 and reaches Cambridge and Hertford.');
  expect(told(['Cambridge', 'Hertford', 'London'])).toBe('Great Eastern goes to L10 and reaches new cities: 3.');
  expect(rocket.tell({ type: 'waiverDeclared', v: 1, seat: 0, company: null }).key).toBe('fact.waiverDeclared.all');
  expect(rocket.tell({ type: 'waiverRevoked', v: 1, seat: 0, company: 'GER' }).key).toBe('fact.waiverRevoked');
});
