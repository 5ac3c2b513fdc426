/** What becomes of a command: a commit, the first answer again, a conflict, a rejection. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../functions/store/store.ts';
import {
  commitsOf,
  headAt,
  json,
  openService,
  seatedBrowser,
  takeCharacter,
  type TestService,
  turn,
} from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

describe('a command', () => {
  it('becomes a commit, and the same command again gets the same answer', async () => {
    const { browser, table } = await seatedBrowser(service);
    const { seat } = await headAt(service, table.id);
    const submission = turn(seat, 1, takeCharacter('emperor'));
    const first = await browser.command(table.id, submission);
    expect(first.status).toBe(200);
    const answer = await json(first);
    expect(answer).toMatchObject({ version: 2, facts: [{ type: 'characterTaken', character: 'emperor', seat }] });
    expect(answer.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await json(browser.command(table.id, submission))).toEqual(answer);
    expect(await headAt(service, table.id)).toMatchObject({ version: 2 });
  });

  it('is refused under an id that another command has used', async () => {
    const { browser, table } = await seatedBrowser(service);
    const { seat } = await headAt(service, table.id);
    const submission = turn(seat, 1, takeCharacter('emperor'));
    await browser.command(table.id, submission);
    const other = { ...submission, command: { type: 'turn', steps: [takeCharacter('general')] } };
    const used = await browser.command(table.id, other);
    expect([used.status, (await json(used)).code]).toEqual([409, 'command-id-used']);
    const foreign = await browser.command(table.id, { ...submission, seat: 1 - seat });
    expect([foreign.status, (await json(foreign)).code]).toEqual([409, 'command-id-used']);
  });

  it('hears the new version when the table has moved on', async () => {
    const { browser, table } = await seatedBrowser(service);
    const { seat } = await headAt(service, table.id);
    await browser.command(table.id, turn(seat, 1, takeCharacter('emperor')));
    const late = await browser.command(table.id, turn(1 - seat, 1, takeCharacter('general')));
    expect(late.status).toBe(409);
    expect(await json(late)).toMatchObject({ code: 'version-conflict', version: 2 });
    const ahead = await browser.command(table.id, turn(1 - seat, 9, takeCharacter('general')));
    expect(await json(ahead)).toMatchObject({ status: 409, code: 'version-conflict', version: 2 });
  });

  it('that the rules do not allow is rejected with a sentence and the step', async () => {
    const { browser, table } = await seatedBrowser(service);
    const { seat } = await headAt(service, table.id);
    const rejected = await browser.command(table.id, turn(seat, 1, takeCharacter('emperor'), takeCharacter('general')));
    const problem = await json(rejected);
    expect([rejected.status, problem.code]).toEqual([422, 'rejected']);
    expect(problem.rejection).toMatchObject({ code: 'turn.whole', step: 1, params: {} });
    expect(problem.detail).toBe(problem.rejection.sentence);
    const outOfTurn = await json(browser.command(table.id, turn(1 - seat, 1, takeCharacter('emperor'))));
    expect(outOfTurn.rejection.code).toBe('table.notAwaited');
    expect(await headAt(service, table.id)).toMatchObject({ version: 1 });
  });

  it('needs the seat in this browser', async () => {
    const { table } = await seatedBrowser(service);
    const stranger = await service.browser().command(table.id, turn(0, 1, takeCharacter('emperor')));
    expect([stranger.status, (await json(stranger)).code]).toEqual([403, 'not-your-seat']);
    const ann = service.browser();
    await ann.join(table.seats[0]!.link);
    const other = await ann.command(table.id, turn(1, 1, takeCharacter('emperor')));
    expect([other.status, (await json(other)).code]).toEqual([403, 'not-your-seat']);
  });

  it.each([
    ['an unknown step', { type: 'turn', steps: [{ type: 'cheat' }] }],
    ['an unknown command', { type: 'start', game: 'lilliput', seats: 2, options: {} }],
    [
      'more steps than any turn has',
      { type: 'turn', steps: Array.from({ length: 201 }, () => takeCharacter('emperor')) },
    ],
    [
      'a text that is no text',
      { type: 'turn', steps: [{ type: 'takeCompany', company: 'red', tile: '\ud800', x: 0, y: 1, rotation: 0 }] },
    ],
    [
      'a number that is none of ours',
      { type: 'turn', steps: [{ type: 'takeCompany', company: 'red', tile: 't', x: 0.5 }] },
    ],
  ])('of a form that the game does not know is refused: %s', async (_, command) => {
    const { browser, table } = await seatedBrowser(service);
    const answer = await browser.command(table.id, { seat: 0, expectedVersion: 1, commandId: randomUUID(), command });
    expect([answer.status, (await json(answer)).code]).toEqual([422, 'bad-request']);
  });

  it('with a value that cannot be hashed is refused, though its game would take it', async () => {
    const { browser, table } = await seatedBrowser(service, { game: 'veto-round', seats: [{}, {}] });
    const { seat } = await headAt(service, table.id);
    const text = JSON.stringify(turn(seat, 1, { type: 'move', target: 0 }));
    const answer = await browser.post(`/api/tables/${table.id}/commands`, text.replace('"target":0', '"target":-0'));
    const problem = await json(answer);
    expect([answer.status, problem.code]).toEqual([422, 'bad-request']);
    expect(problem.errors).toEqual([{ path: 'command.steps.0.target', message: 'cannot be stored' }]);
  });

  it('is a success when its own commit is found where the append seemed to fail', async () => {
    const { browser, table } = await seatedBrowser(service);
    const { seat } = await headAt(service, table.id);
    // The first answer of the database is lost, and the retry finds the version taken.
    const store: Store = {
      ...service.store,
      append: async (id, commit) => {
        await service.store.append(id, commit);
        return service.store.append(id, commit);
      },
    };
    const answer = await service.another({ store }).request(`/api/tables/${table.id}/commands`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: browser.cookie },
      body: JSON.stringify(turn(seat, 1, takeCharacter('emperor'))),
    });
    expect([answer.status, (await json(answer)).version]).toEqual([200, 2]);
    expect(await headAt(service, table.id)).toMatchObject({ version: 2 });
  });

  it('gets a later time than the one before, even when the clock stands still or goes back', async () => {
    let now = Date.parse('2026-05-01T12:00:00Z');
    const still = await openService({ clock: () => now });
    const { browser, table } = await seatedBrowser(still);
    for (const character of ['emperor', 'general']) {
      const { version, awaiting } = await json(browser.get(`/api/tables/${table.id}/head`));
      now -= 1000;
      await browser.command(table.id, turn(awaiting[0].seat, version, takeCharacter(character)));
    }
    const times = (await commitsOf(browser, table.id)).map(({ at }) => at);
    expect(times).toEqual(['2026-05-01T12:00:00.000Z', '2026-05-01T12:00:00.001Z', '2026-05-01T12:00:00.002Z']);
    await still.close();
  });
});
