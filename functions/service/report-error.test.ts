/** Background errors are logged by class and stack, once per interval, and never with an address. */
import { describe, expect, test } from 'vitest';
import { printLine } from './log.ts';
import { reportError } from './report-error.ts';

const NOON = Date.parse('2026-03-01T12:00:00.000Z');
const MINUTE = 60_000;

function logged() {
  const lines: Readonly<Record<string, unknown>>[] = [];
  return { lines, log: (line: Readonly<Record<string, unknown>>) => void lines.push(line) };
}

describe('an error of background work', () => {
  test('is logged with what failed, its class, code and stack, and without its message', () => {
    const { lines, log } = logged();
    const error = Object.assign(new TypeError('no mailbox for ann@example.org, Ann Example'), { code: 'ENOSPC' });
    reportError(log, 'letter', error, NOON);
    expect(lines).toEqual([
      {
        at: '2026-03-01T12:00:00.000Z',
        failed: 'letter',
        error: 'TypeError',
        code: 'ENOSPC',
        stack: expect.arrayContaining([expect.stringContaining('report-error.test.ts')]),
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/ann|Example/i);
  });

  test('keeps lines of its message out of the stack, and words of others out of its class', () => {
    const { lines, log } = logged();
    const error = Object.assign(new Error('one\n    at Ann (home)\n'), {
      name: 'Ann Example',
      code: 'ann@example.org',
    });
    reportError(log, 'letter', error, NOON);
    reportError(log, 'letter', 'ann@example.org', NOON);
    expect(lines).toMatchObject([{ error: 'Error' }, { error: 'string', stack: [] }]);
    expect(JSON.stringify(lines)).not.toMatch(/Ann|ann@/);
  });

  test('is logged once per interval, and then with how often it was left out', () => {
    const { lines, log } = logged();
    const fail = (minutes: number) => reportError(log, 'sweep', new Error('no'), NOON + minutes * MINUTE);
    for (const minutes of [0, 1, 2, 9]) fail(minutes);
    expect(lines).toHaveLength(1);
    fail(10);
    expect(lines.map(({ leftOut }) => leftOut)).toEqual([undefined, 3]);
    fail(30);
    expect(lines.map(({ leftOut }) => leftOut)).toEqual([undefined, 3, undefined]);
  });

  test('is told from another kind of error, other work and another log', () => {
    const [one, other] = [logged(), logged()];
    const error = new Error('no');
    for (const work of ['sweep', 'letter']) reportError(one.log, work, error, NOON);
    reportError(one.log, 'sweep', new RangeError('no'), NOON);
    reportError(other.log, 'sweep', error, NOON);
    expect([one.lines.length, other.lines.length]).toEqual([3, 1]);
  });
});

describe('a line of the log', () => {
  test.each([
    'ann@example.org',
    '"ann example"@example.org',
    'ann+x@[192.0.2.1]',
    'änn@exämple.org',
    "o'neil@a.b-c.org",
  ])('has no %s in it', (address) => {
    const line = printLine({ reason: `550 <${address}> unknown`, deep: [{ to: address }] });
    expect(JSON.parse(line)).toEqual({ reason: '550 <[address]> unknown', deep: [{ to: '[address]' }] });
  });

  test('keeps the paths of packages', () => {
    const stack = ['at send (file:///app/node_modules/@aws-sdk/client-ses/index.js:1:2)'];
    expect(JSON.parse(printLine({ stack }))).toEqual({ stack });
  });
});
