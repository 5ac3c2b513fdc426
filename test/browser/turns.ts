/** The hands of a player on a table's page, after the draft. */
import type { Page } from 'playwright-core';
import { isAnswered } from './world.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A card's left or right side. */
export const side = (page: Page, card: string, number: 1 | 2) =>
  page.locator(`[data-card="${card}"] .card-side:nth-of-type(${number})`);

export async function sendTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send (turn|decision)$/ }).click();
  await isAnswered(page);
}

export const cell = (page: Page, at: string) => page.locator(`button.cell[data-place="${at}"]`);

/** Lays on a cell, the way of the tray whose words fit. */
export async function lay(page: Page, at: string, way: RegExp): Promise<void> {
  await cell(page, at).click();
  await page.locator('.tray').getByRole('button', { name: way }).first().click();
}

export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.menu-panel').getByRole('button', { name: item }).click();
}
