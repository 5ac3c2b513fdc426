/** `railpost judge` for this game: cases with known answers, and what is no case. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeCommand } from '../../../domain/nuremberg/judge/command.ts';
import { nuremberg } from '../../../domain/nuremberg/manifest.ts';

interface Known {
  readonly id: string;
  readonly ask: string;
  readonly answer: unknown;
  readonly state: { readonly seats: number };
}

const cases = readFileSync(new URL('judge-cases.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Known);

const answerTo = (given: object) => judgeCommand.answer(judgeCommand.schema.parse(given));

describe('the judge', () => {
  it('knows every question', () => {
    const asks = 'auction carries credit final lines oneLink runs sales settle trains buys'.split(' ');
    expect(new Set(cases.map(({ ask }) => ask))).toEqual(new Set(asks));
  });

  it.each(cases.map((one) => [one.id, one] as const))('%s', (id, { answer, ...given }) => {
    // As it is printed: without the keys that are undefined.
    expect(JSON.parse(JSON.stringify(answerTo(given)))).toEqual({ answer: { id, answer } });
  });

  it('complains about what is no case', () => {
    const [first] = cases;
    expect(judgeCommand.schema.safeParse({ ...first, ask: 'weather' }).success).toBe(false);
    expect(judgeCommand.schema.safeParse({ ...first, state: {} }).success).toBe(false);
    const state = { ...first?.state, goods: { atlantis: 1 } };
    expect(answerTo({ ...first, state })).toEqual({ complaint: 'the map has no area “atlantis”.' });
    const trains = cases.find(({ ask }) => ask === 'trains');
    expect(answerTo({ ...trains, seat: 4 })).toEqual({ complaint: 'there is no seat 4.' });
  });

  it('says that an auction is over when everybody leads two boxes', () => {
    const one = cases.find(({ ask }) => ask === 'credit');
    expect(answerTo({ ...one, ask: 'auction', last: 0 })).toMatchObject({
      answer: { answer: { awaited: null, bids: [], byClock: null } },
    });
  });

  it('is a command of the game', async () => {
    const { commands, simulate } = (await nuremberg.commandLine?.()) ?? {};
    expect(Object.keys(commands ?? {})).toEqual(['judge']);
    expect(simulate?.optionsOf({ map: 'wensleydale', side: undefined })).toEqual({ map: 'wensleydale' });
    expect(simulate?.optionsOf({ map: undefined, side: '23' })).toEqual({ side: '23' });
  });
});
