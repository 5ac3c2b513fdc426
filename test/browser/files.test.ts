/** Histories as files: taking them away, bringing them back, and what damaged ones are told. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printAnnotationsFile } from '../../domain/kernel/annotations-file.ts';
import { textOf } from '../games/lilliput/golden/recorded.ts';
import { axeHere } from './axe.ts';
import { importGolden } from './imported.ts';
import { playedTable } from './played.ts';
import { asks, sharedWorld, type World } from './world.ts';

const golden = { players: 2, strategy: 'greedy', seed: 22 } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const folder = mkdtempSync(join(tmpdir(), 'railpost-files-'));

let world: World;
let id: string;
beforeAll(async () => {
  world = await sharedWorld();
  id = await importGolden(world, { players: 3, strategy: 'greedy', seed: 33 });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const fileOf = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const bring = (page: Page, file: string) => page.locator('.drop-place input').setInputFiles(file);

it('saves everything that a table gives, the board as it is shown', async () => {
  const page = await (await world.person()).newPage();
  await page.goto(`/t/${id}?at=30`);
  await page.getByRole('button', { name: 'Download this position' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('At the moment that you look at', { exact: false }).first().waitFor();
  const saved: { [name: string]: string } = {};
  for (const name of ['History', 'Record to read', 'Rounds in figures', 'Board as a drawing', 'Comments']) {
    const saving = page.waitForEvent('download');
    await dialog.getByRole('link', { name: `Save: ${name}`, exact: true }).click();
    saved[name] = readFileSync(await (await saving).path(), 'utf8');
  }
  expect(saved['History']).toBe(textOf({ players: 3, strategy: 'greedy', seed: 33 }));
  expect(saved['Record to read']).toContain('Round 3');
  expect(saved['Rounds in figures']).toContain('round,kind,id,name,revenue,paid,price,treasury,cash,worth');
  expect(saved['Board as a drawing']).toMatch(/^<svg/);
  expect(JSON.parse(saved['Comments'] ?? '')).toBeTruthy();
  const picture = await dialog.getByRole('link', { name: 'Save: Board as a picture' }).getAttribute('href');
  expect(picture).toContain('at=30');
  await axeHere(page);
});

it('brings a history here, checks it, and leads to a table that says where it comes from', async () => {
  const page = await (await world.person()).newPage();
  await page.goto('/import');
  await bring(page, fileOf('whole.ndjson', textOf(golden)));
  await page.getByRole('heading', { name: 'The game is imported.' }).waitFor();
  await page.getByText('57 entries, hash chain unbroken').waitFor();
  await page.getByText(/\d+ random draws?, match/).waitFor();
  await axeHere(page);
  await page.getByRole('link', { name: 'Open the table' }).click();
  await asks(page, 'The game is over.');
  await page.getByText('Not witnessed here.').waitFor();
  await page.goto('/import');
  await bring(page, fileOf('again.ndjson', textOf(golden)));
  await page.getByRole('heading', { name: 'This game was imported before.' }).waitFor();
});

it('leads to the table itself where it was played here, and calls it no copy', async () => {
  const played = await playedTable(world, ['Ines', 'Piet'], ({ round }) => round === 1);
  const page = await (await world.person()).newPage();
  await page.goto('/import');
  const text = await (await fetch(`${world.address}/api/tables/${played.id}/export`)).text();
  await bring(page, fileOf('own.ndjson', text));
  await page.getByRole('heading', { name: 'This table was played here.' }).waitFor();
  expect(await page.getByText('marked as imported').count()).toBe(0);
  await page.getByText('The random draws cannot be checked yet').waitFor();
});

it('tells in which line a damaged file is damaged, and keeps nothing of it', async () => {
  const page = await (await world.person(phone)).newPage();
  await page.goto('/import');
  await axeHere(page);
  const lines = textOf({ players: 2, strategy: 'greedy', seed: 23 }).split('\n');
  const alert = page.getByRole('alert');
  const changed = lines.with(20, (lines[20] ?? '').replace(/"cost":\d+|"amount":\d+|"round":\d+|"v":1/, '"v":9'));
  await bring(page, fileOf('changed.ndjson', changed.join('\n')));
  await alert.getByText('Line 21').waitFor();
  await bring(page, fileOf('cut.ndjson', lines.join('\n').slice(0, 9000)));
  await alert.getByText('cut.ndjson').waitFor();
  await expect.poll(() => alert.innerText()).toMatch(/Line \d+/);
  await bring(page, fileOf('order.ndjson', [...lines.slice(0, 4), lines[5], lines[4], ...lines.slice(6)].join('\n')));
  await alert.getByText('Line 5').waitFor();
  await bring(page, fileOf('strange.ndjson', 'not a history\n'));
  await alert.getByText('Line 1').waitFor();
  await alert.getByText('Nothing was stored.').waitFor();
  await axeHere(page);
});

it('does not even send what is too large', async () => {
  const page = await (await world.person()).newPage();
  await page.goto('/import');
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await bring(page, fileOf('large.ndjson', 'x'.repeat(5_000_001)));
  await page.getByRole('alert').getByText('larger than 5 MB').waitFor();
  expect(sent).toEqual([]);
});

it('takes a file that is dropped', async () => {
  const page = await (await world.person()).newPage();
  await page.goto('/import');
  await page.locator('.drop-place').waitFor();
  await page.evaluate((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'dropped.ndjson'));
    document
      .querySelector('.drop-place')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true }));
  }, textOf(golden));
  await page.getByRole('link', { name: 'Open the table' }).waitFor();
});

/** Comments on the golden game, as another Railpost would write them down. */
const commentsOn = (versions: readonly number[], text = textOf(golden)): string => {
  const hashes = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => (JSON.parse(line) as { hash: string }).hash);
  const annotations = versions.map((version) => ({
    version,
    hash: hashes[version - 1] ?? 'none',
    at: '2026-01-01T10:00:00.000Z',
    seat: 0,
    host: false,
    name: 'Ines',
    text: `Said of ${version}`,
    marks: [{ cell: '0,0', sign: 'good' as const }],
  }));
  return printAnnotationsFile({ game: 'lilliput', id: 'elsewhere', annotations });
};

it('takes comments along with a history, and shows them in this tab alone', async () => {
  const context = await world.person();
  const page = await context.newPage();
  await page.goto('/import');
  const [history, comments] = [fileOf('both.ndjson', textOf(golden)), fileOf('both.json', commentsOn([12, 20]))];
  await bring(page, comments);
  await page.getByRole('alert').getByText('This file contains comments.').waitFor();
  await page.locator('.drop-place input').setInputFiles([comments, history]);
  await page.getByText('2 comments, shown in this tab only').waitFor();
  await page.getByText('57 entries, hash chain unbroken').waitFor();
  const table = (await page.getByRole('link', { name: 'Open the table' }).getAttribute('href')) ?? '';
  await page.goto(`${table}?at=12`);
  await page.locator('.comment').getByText('Said of 12').waitFor();
  await page.getByRole('img', { name: 'Mildendo is marked as good' }).waitFor();
  await axeHere(page, '.moment-side');
  await page.getByRole('button', { name: /Said of 20/ }).click();
  await page.locator('.comment').getByText('Said of 20').waitFor();

  const other = await context.newPage();
  await other.goto(`${table}?at=12`);
  await other.getByText('Nobody has commented here.').waitFor();
  await page.getByRole('button', { name: 'Put the file away' }).click();
  await expect.poll(() => page.locator('.comment').count()).toBe(0);
});

it('opens comments from a file at the table, and says which of them belong elsewhere', async () => {
  const page = await (await world.person(phone)).newPage();
  const open = (name: string, content: string) =>
    page.locator('.comment-file input').setInputFiles(fileOf(name, content));
  const own = textOf({ players: 3, strategy: 'greedy', seed: 33 });
  await page.goto(`/t/${id}?at=30`);
  await page.getByText('Open comments from a file').waitFor();
  await open('strange.json', '{}');
  await page.getByText('This file holds no comments').waitFor();
  await open('other.json', commentsOn([12, 20]));
  await page.getByText('These comments belong to another table.').waitFor();
  await open('part.json', commentsOn([30, 9999], own));
  await page.locator('.comment').getByText('Said of 30').waitFor();
  await page.getByText('1 comment of the file belongs to a moment').waitFor();
  await page.reload();
  await page.locator('.comment').getByText('Said of 30').waitFor();
});
