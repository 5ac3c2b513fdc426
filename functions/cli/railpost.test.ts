/** The command line: one line of JSON for programs, sentences for people, and an exit status for both. */
import { describe, expect, it } from 'vitest';
import { headerOf, printHistory } from '../../domain/kernel/history-file.ts';
import { lilliput } from '../../domain/lilliput/game.ts';
import { rootHash, seal } from '../../domain/kernel/commit.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import { decideStart } from '../../domain/kernel/decide.ts';
import { seededDealer } from '../../domain/kernel/draws.ts';
import { isRejection } from '../../domain/kernel/rejection.ts';
import { railpost } from './railpost.ts';

async function run(args: string[], files: Record<string, string | Uint8Array> = {}) {
  const said = { output: [] as string[], errors: [] as string[] };
  const exit = await railpost(args, {
    read: (file) =>
      files[file] === undefined
        ? Promise.reject(new Error('there is no such file'))
        : Promise.resolve(Buffer.from(files[file])),
    write: () => Promise.reject(new Error('nothing is written here')),
    print: (line) => said.output.push(line),
    ask: () => Promise.reject(new Error('nobody is asked')),
    complain: (line) => said.errors.push(line),
  });
  return { exit, output: said.output.join('\n'), errors: said.errors.join('\n') };
}

/** The export of a table that has just started. */
function history(): string {
  const seed = '5eed'.repeat(16);
  const command = { type: 'start', game: 'lilliput', seats: 2, options: { firstPlayer: 0 } } as const;
  const decision = decideStart(lilliput, command, seededDealer(seed), seed);
  if (isRejection(decision)) throw new Error(decision.sentence);
  const first = seal({
    version: 1,
    at: '2026-01-01T00:00:00.000Z',
    actor: 'host',
    commandId: '00000000-0000-4000-8000-000000000001',
    rules: lilliput.rules,
    command,
    facts: [...decision.facts] as Commit['facts'],
    prevHash: rootHash('lilliput', 'table1'),
  });
  return printHistory(headerOf('table1', first, ['Ann', 'Bob']), [first]);
}

describe('verify', () => {
  it('accepts an export with one line of JSON and exit 0', async () => {
    for (const file of ['history.ndjson', '-']) {
      const { exit, output, errors } = await run(['verify', file], { [file]: history() });
      expect(exit).toBe(0);
      expect(errors).toBe(
        'The history of table table1 is whole as far as it goes. Commits: 1, each chained to the one before. ' +
          'Nothing was drawn. Today’s rules (2) decide every turn the same way.',
      );
      expect(JSON.parse(output)).toMatchObject({ ok: true, id: 'table1', game: 'lilliput', commits: 1, ended: false });
    }
  });

  it('names the first bad line and the reason, with exit 1', async () => {
    const { exit, output, errors } = await run(['verify', 'f'], { f: history().replace('"cash":30', '"cash":31') });
    expect(exit).toBe(1);
    expect(JSON.parse(output)).toEqual({
      ok: false,
      line: 2,
      flaw: 'flaw.hash',
      params: {},
      reason: 'the hash does not fit the commit',
    });
    expect(errors).toBe('Line 2 is not as it was written: the hash does not fit the commit.');
  });

  it.each<[string, (text: string) => string | Uint8Array, number, RegExp]>([
    ['Latin-1', (text) => Buffer.from(text.replace('"type":"start"', '"type":"é"'), 'latin1'), 2, /UTF-8/],
    ['UTF-16', (text) => Buffer.from(text, 'utf16le'), 1, /of another kind/],
    ['a zip', () => Buffer.from('504b0304140000000800', 'hex'), 1, /packed/],
    ['a byte order mark', (text) => `\uFEFF${text}`, 1, /byte order mark/],
    ['an empty line at its end', (text) => `${text}\n`, 3, /empty/],
    ['another format', (text) => text.replace('"formatVersion":1', '"formatVersion":2'), 1, /format 2, and here 1/],
    ['a foreign file', () => '{"moves":[]}\n', 1, /no history/],
    ['a field too many', (text) => text.replace('{"format"', '{"seed":1,"format"'), 1, /“seed”/],
    ['two headers', (text) => `${text.split('\n')[0]}\n${text}`, 2, /no commit because of its field “version”/],
  ])('names the line of a file with %s', async (_, make, line, reason) => {
    const { exit, output, errors } = await run(['verify', 'f'], { f: make(history()) });
    expect([exit, JSON.parse(output).line]).toEqual([1, line]);
    expect(errors).toMatch(reason);
  });

  it('says why a file cannot be read, with exit 2', async () => {
    const { exit, output, errors } = await run(['verify', 'nowhere']);
    expect([exit, output]).toEqual([2, '']);
    expect(errors).toBe('The file nowhere cannot be read: there is no such file.');
  });

  it.each([[['verify']], [['verify', 'a', 'b']], [['verify', '--fast']]])('shows its usage for %o', async (args) => {
    const { exit, output, errors } = await run(args);
    expect([exit, output]).toEqual([2, '']);
    expect(errors).toMatch(/^Usage: railpost verify FILE/);
  });
});

it.each([
  [['--help'], 'Usage: railpost COMMAND'],
  [['-h'], 'Usage: railpost COMMAND'],
  [['verify', '--help'], 'Usage: railpost verify FILE'],
  [['verify', 'file', '-h'], 'Usage: railpost verify FILE'],
  [['--version'], '0.'],
])('answers %o with exit 0', async (args, beginning) => {
  const { exit, output, errors } = await run(args);
  expect([exit, errors]).toEqual([0, '']);
  expect(output.startsWith(beginning)).toBe(true);
});

it('names an unknown command and shows the usage, with exit 2', async () => {
  for (const word of ['verfy', 'constructor', '--nope']) {
    const { exit, output, errors } = await run([word]);
    expect([exit, output]).toEqual([2, '']);
    expect(errors).toContain(`There is no command “${word}”.\nUsage: railpost COMMAND`);
  }
  expect((await run([])).exit).toBe(2);
});
