/** Two people draft a table to the end by clicking, others watch, and the history can be taken home. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyGame } from '../../../every-game.ts';
import { verify } from '../../../../domain/kernel/verify.ts';
import {
  asks,
  nudge,
  sharedWorld,
  send,
  sitDown,
  takeCharacter,
  takeCompany,
  type World,
} from '../../../browser/world.ts';

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});
afterAll(() => world.close());

describe('a draft', () => {
  it('is played to the end by two browsers with two links; a third watches and cannot act', async () => {
    const table = await world.makeTable(['Ines', 'Piet']);
    const [inesContext, pietContext, watcherContext] = await Promise.all([1, 2, 3].map(() => world.person()));
    const ines = await sitDown(inesContext!, table, 0);
    const piet = await sitDown(pietContext!, table, 1);
    const watcher = await watcherContext!.newPage();
    await watcher.goto(`/t/${table.id}`);

    await asks(ines, 'Take a company or a character.');
    await expect.poll(() => ines.title()).toContain('Your turn');
    await asks(piet, 'Ines takes a company or a character.');
    await takeCompany(ines, 'blue', '1,0');
    await asks(piet, 'Take a company or a character.');
    await takeCharacter(piet, 'admiral');
    await asks(piet, 'Take your company.');
    await takeCompany(piet, 'red', '0,-1');
    await asks(piet, 'Ines takes a character.');
    await nudge(ines);
    await asks(ines, 'Take your character.');

    await expect.poll(() => watcher.locator('.pick-card').count()).toBe(9);
    await expect.poll(() => watcher.locator('.pick-card:not([aria-disabled="true"])').count()).toBe(0);
    await expect.poll(() => watcher.getByRole('button', { name: /Send|Sit down|Take back/ }).count()).toBe(0);
    await watcher.getByText('Watching').waitFor();
    expect(await actWithoutSeat(watcher, table.id)).toBe(403);

    await takeCharacter(ines, 'emperor');
    await asks(ines, 'Take a card and play your turn.');
    await nudge(piet, watcher);
    for (const page of [piet, watcher]) await asks(page, 'Ines plays a turn.');
    await expect
      .poll(() => watcher.locator('.player').allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Ines\s+Emperor[\s\S]*£30/),
        expect.stringMatching(/^Piet\s+Admiral[\s\S]*£30/),
      ]);

    await watcher.getByRole('button', { name: 'Menu' }).click();
    await watcher.getByRole('button', { name: 'Download…' }).click();
    const [download] = await Promise.all([
      watcher.waitForEvent('download'),
      watcher.getByRole('dialog').locator('a[href*="format=ndjson"]').click(),
    ]);
    const file = readFileSync(await download.path(), 'utf8');
    expect(verify(file, everyGame)).toMatchObject({ ok: true, id: table.id, commits: 5, seats: 2 });
    expect(file).not.toContain('v1.');
  });

  it('keeps a half-made pick when the tab is closed, and lets it be undone step by step', async () => {
    const table = await world.makeTable(['Ines', 'Piet']);
    const context = await world.person();
    const first = await sitDown(context, table, 0);
    await first.locator('[data-pick="green"]').click();
    await first.locator('button.cell[data-place="0,1"]').click();
    await expect
      .poll(() => first.getByRole('list', { name: 'Steps of your turn' }).locator('.turn-stop').allInnerTexts())
      .toEqual([
        expect.stringMatching(/Glimigrim/),
        expect.stringMatching(/Home at S1/),
        expect.stringMatching(/Send/),
      ]);
    await first.keyboard.press('r');
    await first.close();

    const page = await context.newPage();
    await page.goto(`/t/${table.id}?seat=0`);
    await page.getByText('with a yellow city on a straight at S1').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await asks(page, 'Choose a cell for Glimigrim’s home.');
    await page.getByRole('button', { name: 'Start over' }).click();
    await asks(page, 'Take a company or a character.');
    await expect.poll(() => world.commits(table.id)).toHaveLength(1);
  });

  it('shows every way to lay the home tile and sends the one that is chosen', async () => {
    const table = await world.makeTable(['Ines', 'Piet']);
    const page = await sitDown(await world.person(), table, 0);
    await page.locator('[data-pick="red"]').click();
    await expect.poll(() => page.locator('button.cell').count()).toBe(4);
    await page.locator('button.cell[data-place="-1,0"]').click();
    await expect.poll(() => page.locator('.tray-tile').count()).toBe(6);
    await page.locator('.tray-tile').nth(4).click();
    await page.getByRole('button', { name: 'Turn the tile (R)' }).click();
    await send(page);
    await expect.poll(async () => (await world.commits(table.id)).length).toBe(2);
    expect((await world.commits(table.id))[1]?.command).toEqual({
      type: 'turn',
      steps: [{ type: 'takeCompany', company: 'red', tile: 'y-city-curve', rotation: 3, x: -1, y: 0 }],
    });
  });

  it('takes a pick back at once while nobody has acted, and by consent afterwards', async () => {
    const table = await world.makeTable(['Ines', 'Piet']);
    const ines = await sitDown(await world.person(), table, 0);
    const piet = await sitDown(await world.person(), table, 1);
    await takeCharacter(ines, 'general');
    await ines.getByRole('button', { name: 'Take back my turn' }).click();
    await asks(ines, 'Take a company or a character.');
    await takeCharacter(ines, 'treasurer');
    await asks(ines, 'Piet takes a company or a character.');
    await nudge(piet);
    await asks(piet, 'Take a company or a character.');
    await takeCharacter(piet, 'general');
    await asks(piet, 'Take your company.');
    await nudge(ines);
    await ines.getByRole('button', { name: 'Ask to take back' }).click();
    await ines.getByText('the others have not all answered yet').waitFor();
    await nudge(piet);
    await asks(piet, 'Ines asks to take a turn back.');
    await piet.getByRole('button', { name: 'Agree' }).click();
    await asks(piet, 'Ines takes a company or a character.');
    await nudge(ines);
    await asks(ines, 'Take a company or a character.');
    await ines.getByRole('tab', { name: 'Log' }).click();
    await expect.poll(() => ines.locator('.taken-back').count()).toBe(3);
  });
});

/** What the service says to somebody without a seat who speaks to it directly. */
const actWithoutSeat = (page: Page, table: string): Promise<number> =>
  page.evaluate(async (id) => {
    const answer = await fetch(`/api/tables/${id}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        seat: 0,
        expectedVersion: 4,
        commandId: '00000000-0000-4000-8000-000000000001',
        command: { type: 'turn', steps: [{ type: 'takeCharacter', character: 'emperor' }] },
      }),
    });
    return answer.status;
  }, table);
