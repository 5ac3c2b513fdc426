/** Two people answer the same move at the same moment, each from a page of their own: both answers arrive. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Step } from '../../domain/kernel/contract.ts';
import { fold } from '../../domain/kernel/fold.ts';
import type { Answer } from '../../web/net/request.ts';
import type { Committed } from '../../web/net/api.ts';
import { type Delivery, deliver, submissionOf } from '../../web/table/send.ts';
import { vetoRound } from '../toys/veto-round.ts';
import { type Browser, commitsOf, json, openService, seatedBrowser, type TestService, turn } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

/** Sends a turn as the page does, from what it had read up to a version. */
async function sendFrom(browser: Browser, id: string, seat: number, version: number, step: Step): Promise<Delivery> {
  let commits: readonly Commit[] = (await commitsOf(browser, id)).slice(0, version);
  const command = { type: 'turn', steps: [step] } as const;
  return deliver(submissionOf(seat, version, command, randomUUID()), {
    async submit(submission): Promise<Answer<Committed>> {
      const answer = await browser.command(id, submission);
      const body = await json(answer);
      const { status } = answer;
      return status === 200
        ? { ok: true, status, value: body, etag: null }
        : { ok: false, problem: { ...body, status } };
    },
    async catchUp() {
      commits = await commitsOf(browser, id);
      return true;
    },
    history: () => fold(vetoRound, commits),
    questionAt(who, at) {
      const { state } = fold(vetoRound, commits.slice(0, at));
      return vetoRound.awaiting(state.game as never).find((awaited) => awaited.seat === who)?.question ?? null;
    },
    pause: () => Promise.resolve(),
    keep: () => {},
    retrying: () => {},
  });
}

/** A veto round of four in which all but the active seat are asked at once, at version 2. */
async function askedTable() {
  const { browser, table } = await seatedBrowser(service, { game: 'veto-round', seats: [{}, {}, {}, {}] });
  const head = () => json(browser.get(`/api/tables/${table.id}/head`));
  const active: number = (await head()).awaiting[0].seat;
  await browser.command(table.id, turn(active, 1, { type: 'move', target: 1 }));
  const others = [0, 1, 2, 3].filter((seat) => seat !== active);
  return { browser, id: table.id, head, others };
}

it('sends every waiver, though all were made at the same version', async () => {
  const { browser, id, head, others } = await askedTable();
  const sent = await Promise.all(others.map((seat) => sendFrom(browser, id, seat, 2, { type: 'waive' })));
  expect(sent.map(({ outcome }) => outcome)).toEqual(['sent', 'sent', 'sent']);
  expect(await head()).toMatchObject({ version: 5, awaiting: [{ need: 'move', question: '1.move' }] });
});

it('shows a waiver to its person again once somebody has called: the question is another one', async () => {
  const { browser, id, others } = await askedTable();
  const [first = 0, second = 0] = others;
  expect(await sendFrom(browser, id, second, 2, { type: 'call' })).toMatchObject({ outcome: 'sent' });
  expect(await sendFrom(browser, id, first, 2, { type: 'waive' })).toEqual({ outcome: 'overtaken', from: 2 });
});

it('does not answer twice for somebody who has answered in another tab', async () => {
  const { browser, id, others } = await askedTable();
  const [seat = 0] = others;
  expect(await sendFrom(browser, id, seat, 2, { type: 'waive' })).toMatchObject({ outcome: 'sent' });
  expect(await sendFrom(browser, id, seat, 2, { type: 'waive' })).toEqual({ outcome: 'overtaken', from: 2 });
});
