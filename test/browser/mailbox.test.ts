/** The mailbox of this machine in a real browser: letters by player, as they are seen, and links that work. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeHere } from './axe.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

async function makeTable(title: string, seats: readonly object[]): Promise<{ id: string }> {
  const answer = await fetch(`${world.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'lilliput', title, seats }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string };
}

async function openMailbox(options = {}): Promise<Page> {
  const page = await (await world.person(options)).newPage();
  await page.goto('/mailbox');
  return page;
}

const letter = (page: Page, name: string) => page.getByRole('link', { name: `To ${name}` });

describe('the mailbox', () => {
  test('says what to do while it is empty', async () => {
    const page = await openMailbox();
    await page.getByRole('heading', { name: 'No mail yet' }).waitFor();
    await expect
      .poll(() => page.getByRole('main').getByRole('link', { name: 'Start a table' }).getAttribute('href'))
      .toBe('/new');
  });

  test('shows a letter as its reader sees it; the link opens the table in a page of its own', async () => {
    const { id } = await makeTable('Thursday <b>table</b>', [
      { name: 'Ines', address: 'ines@example.org' },
      { name: 'Piet', address: 'piet@example.org', language: 'fr' },
    ]);
    const page = await openMailbox();
    const failures: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && failures.push(message.text())));
    await letter(page, 'Ines').click({ timeout: 20_000 });
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'Will you play 18Lilliput?' }).waitFor();
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('link', { name: 'Take your seat' }).click(),
    ]);
    await opened.waitForURL(new RegExp(`/t/${id}`));
    await expect.poll(() => opened.evaluate(() => window.opener)).toBeNull();

    await page.getByRole('button', { name: 'Plain text' }).click();
    await page.getByText('Thursday <b>table</b>').first().waitFor();
    await page.getByRole('button', { name: 'Headers' }).click();
    await page.getByText(`<${id}@127.0.0.1>`).first().waitFor();

    await page.getByRole('button', { name: 'Piet' }).click();
    await expect.poll(() => letter(page, 'Ines').count()).toBe(0);
    await letter(page, 'Piet').click();
    await page.getByRole('button', { name: 'As it is seen' }).click();
    await frame.getByRole('heading', { name: 'Une partie de 18Lilliput' }).waitFor();
    expect(failures).toEqual([]);
  });

  test('has no fault that the rules of accessibility find, wide and narrow', async () => {
    for (const width of [1440, 390]) {
      const page = await openMailbox({ viewport: { width, height: 800 } });
      await letter(page, 'Ines').click();
      await page.frameLocator('iframe').getByRole('heading').first().waitFor();
      await axeHere(page);
      if (width === 390) {
        await page.getByRole('link', { name: 'All letters' }).click();
        await letter(page, 'Piet').waitFor();
      }
    }
  });

  test('a letter runs nothing and may not be framed elsewhere', async () => {
    const list = (await (await fetch(`${world.address}/api/mailbox`)).json()) as { messages: { id: string }[] };
    const answer = await fetch(`${world.address}/api/mailbox/${list.messages[0]?.id}/page`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/sandbox (?!.*allow-scripts)/);
  });
});
