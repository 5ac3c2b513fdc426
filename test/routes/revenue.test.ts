/** The command line on the golden files, as they are. */
import { expect, it } from 'vitest';
import { revenue } from '../../functions/cli/revenue.ts';
import { goldenCases, goldenLines } from './cases.ts';

it.each(['examples', 'routes-dev'])('answers every line of %s', async (name) => {
  const printed = [];
  for await (const answer of revenue(goldenLines(name))) {
    if ('complaint' in answer) throw new Error(answer.complaint);
    printed.push(JSON.parse(answer.output) as { id: string; revenue: number });
  }
  expect(printed.map(({ id, revenue }) => ({ id, revenue }))).toEqual(
    goldenCases(name).map(({ id, expected }) => ({ id, revenue: expected.revenue })),
  );
});
