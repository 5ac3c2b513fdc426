/** Commands of a game answer every good line and name every bad one. */
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { LineCommand } from '../../domain/kernel/command-line.ts';
import type { Games, Manifest } from '../../domain/kernel/manifest.ts';
import { toyGames } from '../../test/toys/toys.ts';
import { railpost } from './railpost.ts';

const half: LineCommand<{ number: number }> = {
  summary: 'halve numbers from standard input',
  help: 'Usage: railpost half < NUMBERS',
  schema: z.object({ number: z.number() }),
  answer: ({ number }) => (number % 2 === 0 ? { answer: { half: number / 2 } } : { complaint: `${number} is odd.` }),
};

const [one, other] = Object.values(toyGames) as [Manifest, Manifest];
const withHalf = (manifest: Manifest): Manifest => ({
  ...manifest,
  commandLine: async () => ({ commands: { half } }),
});
const oneHas: Games = { [one.id]: withHalf(one), [other.id]: other };
const bothHave: Games = { [one.id]: withHalf(one), [other.id]: withHalf(other) };

async function run(args: readonly string[], games: Games, lines: readonly string[] = []) {
  const said = { output: [] as string[], errors: [] as string[] };
  const terminal = {
    read: async () => new TextEncoder().encode(lines.join('\n')),
    write: () => Promise.reject(new Error('nothing is written here')),
    ask: () => Promise.reject(new Error('nobody is asked')),
    print: (line: string) => said.output.push(line),
    complain: (line: string) => said.errors.push(line),
  };
  return { exit: await railpost(args, terminal, games), ...said };
}

describe('a command of a game', () => {
  it('skips empty lines, complains by number, and goes on', async () => {
    const lines = ['{"number":4}', '', '{', '{"number":3}', '{"number":"4"}', '{"number":6}'];
    expect(await run(['half'], oneHas, lines)).toEqual({
      exit: 1,
      output: ['{"half":2}', '{"half":3}'],
      errors: ['Line 3: this is not valid JSON.', 'Line 4: 3 is odd.', expect.stringMatching(/^Line 5: number: ./)],
    });
    expect(await run(['half'], oneHas, ['{"number":4}'])).toMatchObject({ exit: 0, errors: [] });
  });

  it('stands in the list of commands and has its own help', async () => {
    expect((await run(['--help'], oneHas)).output.join()).toContain(
      '\n  half          halve numbers from standard input\n',
    );
    expect((await run(['--help'], toyGames)).output.join()).not.toContain('half');
    expect(await run(['half', '--help'], oneHas)).toMatchObject({ exit: 0, output: [half.help] });
    expect(await run(['half', '--fast'], oneHas)).toMatchObject({ exit: 2, errors: [half.help] });
    expect(await run(['half'], toyGames)).toMatchObject({
      exit: 2,
      errors: ['There is no command “half”.', expect.stringContaining('Usage')],
    });
  });

  it('takes the game where several have it', async () => {
    const lines = ['{"number":4}'];
    expect(await run(['half', '--game', other.id], bothHave, lines)).toMatchObject({ exit: 0, output: ['{"half":2}'] });
    expect(await run(['half'], bothHave, lines)).toMatchObject({
      exit: 2,
      errors: [expect.stringContaining(`${one.id}, ${other.id}`)],
    });
    expect(await run(['half', '--game', other.id], oneHas, lines)).toMatchObject({ exit: 2, output: [] });
  });
});
