/** Many commands at once: one wins at each version, and what the process keeps warm is what a cold one folds. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fold } from '../../domain/kernel/fold.ts';
import { hashOf } from '../../domain/kernel/hash.ts';
import { verify } from '../../domain/kernel/verify.ts';
import { everyGame } from '../every-game.ts';
import { commitsOf, json, openService, seatedBrowser, type TestService, turn } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const WRITERS = 60;

it('lets one of sixty commands at the same version win, and tells the rest the new head', async () => {
  const { browser, table } = await seatedBrowser(service);
  const { awaiting } = await json(browser.get(`/api/tables/${table.id}/head`));
  const submissions = Array.from({ length: WRITERS }, () =>
    turn(awaiting[0].seat, 1, { type: 'takeCharacter', character: 'emperor' }),
  );
  const answers = await Promise.all(submissions.map((submission) => browser.command(table.id, submission)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(await json(answer)).toMatchObject({ status: 409, code: 'version-conflict', version: 2 });
  }
  expect(await commitsOf(browser, table.id)).toHaveLength(2);
});

it('gives sixty copies of one command one commit and one answer', async () => {
  const { browser, table } = await seatedBrowser(service);
  const { awaiting } = await json(browser.get(`/api/tables/${table.id}/head`));
  const submission = turn(awaiting[0].seat, 1, { type: 'takeCharacter', character: 'emperor' });
  const answers = await Promise.all(Array.from({ length: WRITERS }, () => browser.command(table.id, submission)));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await commitsOf(browser, table.id)).toHaveLength(2);
});

it('leaves a cache that equals a cold fold after sixty commands in parallel, two processes at work', async () => {
  const { browser, table } = await seatedBrowser(service, { game: 'veto-round', seats: [{}, {}, {}, {}] });
  const other = service.another();
  const steps = ['waive', 'call', 'pass'].map((type) => ({ type }));
  const moves = [{ type: 'move', target: 0 }, ...steps];
  const submissions = Array.from({ length: WRITERS }, (_, index) =>
    turn(index % 4, 1 + Math.floor(index / 16), moves[Math.floor(index / 4) % moves.length] ?? { type: 'waive' }),
  );
  const answers = await Promise.all(
    submissions.map(async (submission, index) =>
      index % 3 === 0
        ? other.request(`/api/tables/${table.id}/commands`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Cookie: browser.cookie },
            body: JSON.stringify(submission),
          })
        : browser.command(table.id, submission),
    ),
  );
  expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);

  const commits = await commitsOf(browser, table.id);
  expect(commits).toHaveLength(1 + answers.filter(({ status }) => status === 200).length);
  const text = await (await browser.get(`/api/tables/${table.id}/export`)).text();
  const cold = fold(everyGame['veto-round']!, commits);
  expect(verify(text, everyGame)).toMatchObject({ ok: true, state: hashOf(cold.state) });
  // The warm caches answer from what they hold; without their shortcut both must say what the cold fold says.
  await service.store.remove({ PK: `game#${table.id}`, SK: 'head' });
  const expected = everyGame['veto-round']!.awaiting(cold.state.game);
  expect((await json(browser.get(`/api/tables/${table.id}/head`))).awaiting).toEqual(expected);
  expect((await json(other.request(`/api/tables/${table.id}/head`))).awaiting).toEqual(expected);
});
