/** The command line on the golden files, as they are. */
import { expect, it } from 'vitest';
import { railpost } from '../../../../functions/cli/railpost.ts';
import { goldenCases, goldenLines } from './cases.ts';

it.each(['examples', 'routes-dev'])('answers every line of %s', async (name) => {
  const printed: string[] = [];
  const exit = await railpost(['revenue'], {
    read: async () => new TextEncoder().encode(goldenLines(name).join('\n')),
    write: () => Promise.reject(new Error('nothing is written here')),
    ask: () => Promise.reject(new Error('nobody is asked')),
    print: (line) => printed.push(line),
    complain(line) {
      throw new Error(line);
    },
  });
  expect(exit).toBe(0);
  const answers = printed.map((line) => JSON.parse(line) as { id: string; revenue: number });
  expect(answers.map(({ id, revenue }) => ({ id, revenue }))).toEqual(
    goldenCases(name).map(({ id, expected }) => ({ id, revenue: expected.revenue })),
  );
});
