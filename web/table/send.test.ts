import { describe, expect, it } from 'vitest';
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Submission } from '../../domain/kernel/setup.ts';
import { fold } from '../../domain/kernel/fold.ts';
import { lilliput } from '../../domain/lilliput/game.ts';
import type { Committed } from '../net/api.ts';
import type { Answer } from '../net/request.ts';
import { commits } from './recorded-table.ts';
import { type Delivery, deliver, submissionOf } from './send.ts';

const submission = submissionOf(0, 5, { type: 'turn', steps: [] }, '00000000-0000-4000-8000-00000000abcd');

const accepted = (version: number): Answer<Committed> => ({
  ok: true,
  status: 200,
  value: { version, hash: '', facts: [] },
  etag: null,
});
const refused = (status: number, code: string, extra: object = {}): Answer<Committed> => ({
  ok: false,
  problem: { status, code, detail: '', ...extra },
});
const silence = refused(0, 'unreachable');
const conflict = (version: number) => refused(409, 'version-conflict', { version });

const tableFact = (version: number, commandId = 'x'): Commit => ({
  ...(commits[0] as Commit),
  version,
  commandId,
  facts: [{ type: 'table.takeBackAsked', v: 1 }],
});

/** Delivers against answers given one after the other, with these commits after the first five. */
async function delivering(
  answers: Answer<Committed>[],
  later: readonly Commit[] = [],
  readable = true,
  questions: { readonly [version: number]: readonly string[] } = {},
) {
  const sent: Submission[] = [];
  const kept: (Submission | null)[] = [];
  const pauses: number[] = [];
  let retried = 0;
  const history = fold(lilliput, commits.slice(0, 5));
  const delivery: Delivery = await deliver(submission, {
    submit: (one) => {
      sent.push(one);
      return Promise.resolve(answers.shift() ?? accepted(99));
    },
    catchUp: () => {
      if (!readable) {
        readable = true;
        return Promise.resolve(false);
      }
      if (history.commits.length === 5) history.commits.push(...later);
      return Promise.resolve(true);
    },
    history: () => history,
    questionAt: (seat, version) => questions[version]?.[seat] ?? null,
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
    keep: (one) => void kept.push(one),
    retrying: () => void retried++,
  });
  return { delivery, sent, kept, pauses, retried };
}

describe('sending a command', () => {
  it('keeps it until the answer has come', async () => {
    const { delivery, kept } = await delivering([accepted(6)]);
    expect(delivery).toEqual({ outcome: 'sent', version: 6 });
    expect(kept).toEqual([submission, null]);
  });

  it('sends the same id again when no answer came, ever more slowly', async () => {
    const { delivery, sent, pauses, retried } = await delivering([
      silence,
      refused(503, 'busy'),
      refused(429, 'too-many'),
      accepted(6),
    ]);
    expect(delivery.outcome).toBe('sent');
    expect(new Set(sent.map(({ commandId }) => commandId)).size).toBe(1);
    expect(sent).toHaveLength(4);
    expect(pauses).toEqual([1000, 2000, 4000]);
    expect(retried).toBe(3);
  });

  it('finds its own command in the history after a conflict: it had arrived', async () => {
    const own = tableFact(6, submission.commandId);
    expect((await delivering([conflict(6)], [own])).delivery).toEqual({ outcome: 'sent', version: 6 });
  });

  it('sends again at the new version when only the table’s own facts came between', async () => {
    const { delivery, sent } = await delivering([conflict(7), accepted(8)], [tableFact(6), tableFact(7)]);
    expect(delivery.outcome).toBe('sent');
    expect(sent.map(({ expectedVersion }) => expectedVersion)).toEqual([5, 7]);
    expect(sent[1]?.commandId).toBe(submission.commandId);
  });

  it('asks the person when somebody has acted', async () => {
    const { delivery, kept } = await delivering([conflict(6)], commits.slice(5, 6));
    expect(delivery).toEqual({ outcome: 'overtaken', from: 5 });
    expect(kept.at(-1)).toBeNull();
  });

  describe('when somebody else has answered at the same time', () => {
    const answeredBy = (seat: number): Commit => ({
      ...(commits[5] as Commit),
      actor: `seat:${seat}`,
      facts: [{ type: 'waived', v: 1 }],
    });
    const asked = { 5: ['same'], 6: ['same'] };

    it('sends again by itself where the seat is still asked the same question', async () => {
      const { delivery, sent } = await delivering([conflict(6), accepted(7)], [answeredBy(1)], true, asked);
      expect(delivery).toEqual({ outcome: 'sent', version: 7 });
      expect(sent.map(({ expectedVersion, commandId }) => [expectedVersion, commandId])).toEqual([
        [5, submission.commandId],
        [6, submission.commandId],
      ]);
    });

    it('asks the person where the seat is asked another question, or none', async () => {
      for (const questions of [{ 5: ['same'], 6: ['other'] }, { 5: ['same'] }, {}]) {
        const { delivery, sent } = await delivering([conflict(6)], [answeredBy(1)], true, questions);
        expect(delivery).toEqual({ outcome: 'overtaken', from: 5 });
        expect(sent).toHaveLength(1);
      }
    });

    it('asks the person where the seat itself has acted meanwhile, in another tab', async () => {
      const { delivery } = await delivering([conflict(6)], [answeredBy(0)], true, asked);
      expect(delivery).toEqual({ outcome: 'overtaken', from: 5 });
    });

    it('asks the person where the turn is no longer legal', async () => {
      const answers = [conflict(6), refused(422, 'rejected')];
      const { delivery, kept } = await delivering(answers, [answeredBy(1)], true, asked);
      expect(delivery).toEqual({ outcome: 'overtaken', from: 5 });
      expect(kept.at(-1)).toBeNull();
    });
  });

  it('tries again when the news after a conflict could not be read', async () => {
    const { delivery, retried } = await delivering([conflict(6), conflict(6)], commits.slice(5, 6), false);
    expect(retried).toBe(1);
    expect(delivery.outcome).toBe('overtaken');
  });

  it('stops when the rules say no', async () => {
    const { delivery, sent } = await delivering([refused(422, 'rejected')]);
    expect(delivery).toMatchObject({ outcome: 'refused', problem: { code: 'rejected' } });
    expect(sent).toHaveLength(1);
  });
});
