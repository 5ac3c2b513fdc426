/** `railpost judge`: cases with known answers, answered by the functions that play. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeCommand } from '../../../domain/rocket/judge/command.ts';

interface KnownCase {
  readonly id: string;
  readonly ask: string;
  readonly answer: unknown;
}

const cases = readFileSync(new URL('judge-cases.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as KnownCase);

function judged({ answer: _, ...given }: KnownCase): unknown {
  const parsed = judgeCommand.schema.safeParse(given);
  if (!parsed.success) throw new Error(`no case: ${JSON.stringify(parsed.error.issues)}`);
  return judgeCommand.answer(parsed.data);
}

describe('railpost judge', () => {
  it.each(cases)('answers $id', (known) => {
    expect(judged(known)).toEqual({ answer: { id: known.id, answer: known.answer } });
  });

  it('is asked every kind of question', () => {
    const asks = new Set(cases.map(({ ask }) => ask));
    expect(asks).toEqual(new Set(['targets', 'sites', 'consult', 'extend', 'isolated', 'final']));
  });
});
