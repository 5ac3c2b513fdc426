/** Nothing on a table may be without an explanation; the languages are compared in `test/web-texts.test.ts`. */
import { describe, expect, it } from 'vitest';
import { actionCards, characters, companies, tiles, trains } from '../../../../domain/lilliput/data.ts';
import { lilliput } from '../../../../domain/lilliput/game.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { explain } from '../texts/en/explain.ts';
import { rules } from '../texts/en/rules.ts';
import { tour } from '../texts/en/tour.ts';
import { sceneAt } from '../tour/story.ts';
import { aboutOf } from './about.ts';
import { CHAPTERS } from '../rules/chapters.ts';
import { figures } from './figures.ts';
import { tileKey } from './tile-about.ts';
import { TERMS } from './topic-at.ts';

const about = (topic: string, state: LilliputState = lilliput.blank()) =>
  aboutOf(topic, { state, names: ['Ines', 'Piet'], lit: new Set(['0,-2']) });

/** Explained in whole sentences: no key and no placeholder is left over. */
function expectExplained(topic: string): void {
  const found = about(topic);
  expect(found, topic).not.toBeNull();
  const words = [found?.title ?? '', ...(found?.sentences ?? [])];
  expect(words.length, topic).toBeGreaterThan(1);
  for (const text of words) expect(`${topic}: ${text}`).not.toMatch(/[{}]|about\.|undefined|: $/);
}

describe('everything explains itself', () => {
  it.each(actionCards.flatMap(({ id }) => [`side:${id}/action`, `side:${id}/alternative`]))('%s', expectExplained);
  it.each(characters.map(({ id }) => `character:${id}`))('%s', expectExplained);
  it.each(companies.map(({ id }) => `company:${id}`))('%s', expectExplained);
  it.each(trains.flatMap(({ type }) => [`train:${type}`, `train:${type}/obsolete`]))('%s', expectExplained);
  it.each([...tiles.keys()].map((id) => `tile:${id}`))('%s', expectExplained);
  it.each([...new Set(TERMS.map(([, term]) => `term:${term}`)), 'copy', 'cell:0,1', 'cell:1,1'])('%s', expectExplained);

  it('each kind of tile with its own sentence', () => {
    for (const tile of tiles.values()) expect([tile.id, tileKey(tile)]).not.toEqual([tile.id, null]);
  });
});

describe('an explanation knows the table', () => {
  const { state } = sceneAt('shares', {}).now;

  it('says who leads a company and what it has', () => {
    expect(about('company:red', state)?.sentences.join(' ')).toContain('Led by Ines');
  });

  it('says of a cell what lies there and what it may become', () => {
    const home = about('cell:0,-1', state);
    expect(home?.title).toBe('N1: Green city, three ways');
    expect(home?.sentences[0]).toContain('home of Mildendo Railway');
    expect(home?.becomes).toEqual(['b-city']);
  });

  it('says of a lit cell that something can be done there', () => {
    expect(about('cell:0,-2', state)?.sentences.at(-1)).toContain('It is lit');
  });

  it('counts what is left in the supply', () => {
    expect(about('tile:b-metro', state)?.sentences.join(' ')).toContain('Left in the supply: 1.');
  });
});

it('explains no part of the page that nobody can point at', () => {
  const explained = Object.keys(explain).flatMap((key) => /^about\.term\.(\w+)\.title$/.exec(key)?.[1] ?? []);
  const terms = new Set(TERMS.map(([, term]) => term));
  expect(explained.filter((term) => !terms.has(term))).toEqual([]);
});

it('has a title and words for every chapter of the rules', () => {
  const keys = Object.keys(rules);
  for (const chapter of CHAPTERS) {
    expect(keys).toContain(`rules.${chapter}.title`);
    expect(keys.some((key) => key.startsWith(`rules.${chapter}.`) && !key.endsWith('.title'))).toBe(true);
  }
});

it('has every figure that the rules name', () => {
  const named = Object.entries(rules).flatMap(([key, text]) =>
    /\.\d+$|^rules\.variants\./.test(key) ? [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name) : [],
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name in figures))).toEqual([]);
});

it('types no figure of the game into a sentence', () => {
  const typed = [...Object.entries(rules), ...Object.entries(explain), ...Object.entries(tour)]
    .filter(([key]) => key !== 'format.money' && !key.startsWith('rules.table.'))
    .filter(([, text]) => /\d/.test(text.replace(/\b(?:10|50) %|\{[\w|]+\}/g, '')));
  expect(typed).toEqual([]);
});
