/** Every game in the register keeps what its manifest promises, whatever it is. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../domain/games.ts';
import { foldingOf, manifestOf, robotNamed, robotNames, textsOf } from '../domain/kernel/game-parts.ts';
import { languages } from '../domain/kernel/languages.ts';
import type { Manifest } from '../domain/kernel/manifest.ts';
import type { GamePage } from '../web/games/contract/game-page.ts';
import { games as pages } from '../web/games/games.ts';
import { everyManifest } from './every-game.ts';

const every = Object.entries(everyManifest);

describe.each(every)('%s', (id, manifest) => {
  it('is the same game in its manifest, its folding and its rules', async () => {
    const [rules, folding] = await Promise.all([manifest.rules(), foldingOf(manifest)]);
    expect([manifest.id, rules.id, folding.id]).toEqual([id, id, id]);
    expect([rules.seats, folding.seats]).toEqual([manifest.seats, manifest.seats]);
    expect(folding.generation).toBe(rules.generation);
    expect([rules.answers, folding.answers]).toEqual([manifest.answers, manifest.answers]);
  });

  it('has robots, the random one first', async () => {
    expect(robotNames(manifest)[0]).toBe('random');
    for (const name of robotNames(manifest)) expect(await robotNamed(manifest, name)).toBeTypeOf('function');
    expect(await robotNamed(manifest, 'toString')).toBeNull();
  });

  it.each(languages)('tells its table in %s', async (language) => {
    const texts = await textsOf(manifest, language);
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(Object.keys((await manifest.rules()).texts)));
    expect(texts['fact.table.started']).toBeTypeOf('string');
  });
});

describe.each(Object.values(games))('$title', (manifest) => {
  it('credits the authors of the printed game, in RIGHTS.md too', () => {
    const { authors = [], publishers = [], year } = manifest.credits ?? {};
    expect(authors.length).toBeGreaterThan(0);
    const line = readFileSync(new URL('../RIGHTS.md', import.meta.url), 'utf8')
      .split('\n')
      .find((text) => text.includes(`\`${manifest.id}\``));
    expect(line, `RIGHTS.md has no line with \`${manifest.id}\``).toBeDefined();
    const names = [manifest.title, ...authors, ...publishers, ...(year === undefined ? [] : [String(year)])];
    for (const name of names) expect(line).toContain(name);
  });

  it('has its texts in every language, and its title in all of them', async () => {
    expect(Object.keys(manifest.texts ?? {}).toSorted()).toEqual([...languages].toSorted());
    for (const language of languages) expect((await textsOf(manifest, language))['game.name']).toBe(manifest.title);
  });

  it('loads every part that it has', async () => {
    const { drawing, mail, orders, notes, csv, categories, commandLine, sources } = manifest;
    for (const load of [drawing, mail, orders, notes, csv, categories, commandLine, sources]) {
      if (load !== undefined) expect(await Reflect.apply(load, manifest, [])).toBeTruthy();
    }
  });
});

it('has every game on the pages, under the same facts', () => {
  const known = ({ id, title, seats, answers, rounds }: Manifest | GamePage) => ({ id, title, seats, answers, rounds });
  expect(Object.values(pages).map(known)).toEqual(Object.values(games).map(known));
});

it('knows no game by the name of something that every object has', () => {
  expect(manifestOf(games, 'toString')).toBeUndefined();
});
