/** A robot has its name wherever the service writes of it, in the language of the reader; never the number of its seat. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Player } from '../../functions/people/player.ts';
import { feedOf } from '../../functions/tables/feed.ts';
import { headOfTable } from '../../functions/tables/head.ts';
import { ann } from './started.ts';
import { HOUR, type MailWorld, openMailWorld } from './world.ts';

let world: MailWorld;
beforeEach(async () => (world = await openMailWorld()));
afterEach(() => world.close());

const LANGUAGES = [
  { language: 'en', robots: ['Stoker', 'Guard'], list: 'Ann, Stoker (robot) and Guard (robot)' },
  { language: 'fr', robots: ['Chauffeur', 'Contrôleur'], list: 'Ann, Chauffeur (robot) et Contrôleur (robot)' },
  { language: 'es', robots: ['Fogonero', 'Revisor'], list: 'Ann, Fogonero (robot) y Revisor (robot)' },
] as const;

async function annAndRobots(game: string, more: Partial<Player> = {}) {
  await world.player(ann, more);
  const table = await world.table([{ name: 'Ann', address: ann }, { bot: 'random' }, { bot: 'random' }], game);
  await world.run();
  await world.follow(table.id);
  world.wait(HOUR);
  await world.run();
  return table;
}

/** The texts that came, the newest last. */
const texts = () => world.sent.map(({ text }) => text);

describe.each(LANGUAGES)('in $language', ({ language, robots, list }) => {
  test('the invitation and the start name the robots, and say that they are some', async () => {
    await annAndRobots('lilliput', { language });
    const [invitation = '', started = ''] = texts();
    for (const name of robots) expect(invitation).toContain(`${name} (robot)`);
    expect(started).toContain(list);
  });

  test('the news tell which robot did what, the standings which has how much', async () => {
    const table = await annAndRobots('lilliput', { language });
    for (let turn = 1; turn < 6; turn++) {
      await world.play(table, turn);
      await world.follow(table.id);
      world.wait(HOUR);
      await world.run();
    }
    const told = texts().join('\n');
    for (const name of robots) expect(told).toMatch(new RegExp(`^- ${name}(\\s?:)? `, 'm'));
    for (const name of robots) expect(told).toMatch(new RegExp(`^${name} .*£`, 'm'));
    expect(told).not.toMatch(/^(- )?[1-3](\s?:)? /m);
  });

  test('the end tells which robot came where, in a webhook too', async () => {
    const webhook = { kind: 'discord', url: 'https://discord.example/hook' } as const;
    const table = await annAndRobots('box-auction', { language, webhook });
    for (let turn = 1; turn < 60; turn++) {
      if ((await world.head(table.id, 'box-auction')).awaiting.length === 0) break;
      await world.play(table, turn);
      await world.follow(table.id);
    }
    world.wait(HOUR);
    await world.run();
    const ranking = texts().at(-1) ?? '';
    for (const name of robots) expect(ranking).toMatch(new RegExp(`^\\d\\. ${name} `, 'm'));
    const [first = ''] = /(?<=1\. )\p{L}+/u.exec(ranking) ?? [];
    expect(world.hooked.at(-1)?.short.text).toContain(first);
  });
});

test('the feed names robots', async () => {
  const table = await annAndRobots('lilliput');
  await world.play(table);
  await world.follow(table.id);
  const { version } = await headOfTable(world.service, table);
  const { body: xml } = await feedOf(world.service, table, { version: version, awaiting: [] });
  expect(xml).toMatch(/Stoker|Guard/);
  expect(xml).not.toMatch(/Player [23]/);
});
