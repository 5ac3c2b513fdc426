/** The rules of accessibility, asked of a page as it is shown. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Signs on empty cells say nothing and would take most of the time; the mails in the mailbox are looked at elsewhere. */
const LEFT_OUT = ['.layer-lattice', 'iframe'];

interface Asked {
  /** A selector; the whole page without one. */
  readonly part?: string;
  readonly rules?: readonly string[];
}

/** What the rules find: each rule with the elements that break it. */
async function foundOn(page: Page, { part, rules }: Asked = {}): Promise<[string, string[]][]> {
  // Without frames there is nothing that axe's own second page could bring together; what passes is not asked for.
  const look = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  for (const selector of LEFT_OUT) look.exclude(selector);
  if (part !== undefined) look.include(part);
  if (rules !== undefined) look.withRules([...rules]);
  const { violations } = await look.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
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
