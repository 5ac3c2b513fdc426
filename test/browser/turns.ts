/** The hands of a player on a table's page, after the draft. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A card's left or right side. */
export const side = (page: Page, card: string, number: 1 | 2) =>
  page.locator(`[data-card="${card}"] .card-side:nth-of-type(${number})`);

export const sendTurn = (page: Page) => page.getByRole('button', { name: /^Send (turn|decision)$/ }).click();

export const cell = (page: Page, at: string) => page.locator(`button.cell[data-place="${at}"]`);

/** Lays on a cell, the way of the tray whose words fit. */
export async function lay(page: Page, at: string, way: RegExp): Promise<void> {
  await cell(page, at).click();
  await page.locator('.tray').getByRole('button', { name: way }).first().click();
}

/** Opens the menu and presses an item. Where the page has just moved the focus, the menu has closed again. */
export async function choose(page: Page, item: string): Promise<void> {
  const panel = page.locator('.menu-panel');
  const press = async (): Promise<boolean> => {
    if ((await panel.count()) === 0) await page.getByRole('button', { name: 'Menu' }).click();
    return panel
      .getByRole('button', { name: item })
      .click({ timeout: 4000 })
      .then(
        () => true,
        () => false,
      );
  };
  await expect.poll(press, { timeout: 20_000 }).toBe(true);
}
