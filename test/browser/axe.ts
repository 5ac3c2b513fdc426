/** The rules of accessibility, asked of a page as it is shown. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Signs on empty cells say nothing and would take most of the time; the mails in the mailbox are looked at elsewhere. */
const LEFT_OUT = ['.layer-lattice', 'iframe'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Asked {
  /** A selector; the whole page without one. */
  readonly part?: string;
  readonly rules?: readonly string[];
}

/** Reading the rules takes as long as asking some of them, so a page reads them once. */
async function bringRules(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
}

/** What the rules find: each rule with the elements that break it. */
async function foundOn(page: Page, { part, rules }: Asked = {}): Promise<[string, string[]][]> {
  await bringRules(page);
  // What passes is not asked for.
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: [...rules] }) };
  const asked = { where: { exclude: LEFT_OUT, ...(part !== undefined && { include: [part] }) }, options };
  return page.evaluate(async ({ where, options: how }) => {
    const { axe } = globalThis as never as { axe: typeof Axe };
    const { violations } = await axe.run(where, how as Axe.RunOptions);
    return violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)]);
  }, asked);
}

/** Fails on what the rules find on the page, or a part of it, as it is. */
export async function axeHere(page: Page, part?: string): Promise<void> {
  expect(await foundOn(page, part === undefined ? {} : { part })).toEqual([]);
}

/** By day everything is looked at, by night the colours. */
export async function axe(page: Page): Promise<void> {
  await axeHere(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await foundOn(page, { rules: ['color-contrast'] })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
