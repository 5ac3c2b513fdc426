import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesIn } from './static-files.ts';

const root = mkdtempSync(join(tmpdir(), 'railpost-redirects-'));
const app = new Hono();
app.notFound(async (c) => (await filesIn(root)(c)) ?? c.text('nothing here', 404));

const get = (path: string) => app.request(path, { headers: { Accept: 'text/html' } });

beforeAll(() => {
  mkdirSync(join(root, 'games/toy/rules'), { recursive: true });
  writeFileSync(join(root, 'games/toy/rules/index.html'), '<!doctype html>');
  writeFileSync(join(root, 'redirects.json'), JSON.stringify({ '/rules': '/games/toy/rules' }));
});

afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['/rules', '/games/toy/rules'],
  ['/rules/', '/games/toy/rules'],
  ['/rules?back=%2Ft%2Fabc%3Fseat%3D1', '/games/toy/rules?back=%2Ft%2Fabc%3Fseat%3D1'],
])('%s has moved to %s', async (old, now) => {
  const answer = await get(old);
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, now]);
  expect((await get(now)).status).toBe(200);
});

test.each(['/rule', '/constructor', '//rules.example', '/games'])('%s leads nowhere', async (path) => {
  expect((await get(path)).status).toBe(404);
});
