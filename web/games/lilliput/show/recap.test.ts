import { expect, it } from 'vitest';
import { fold } from '../../../../domain/kernel/fold.ts';
import { lilliput } from '../../../../domain/lilliput/game.ts';
import { wholeRecord } from '../../../table/recorded-table.ts';
import { lilliputSteps } from './telling.ts';
import { newsFor } from '../../../screens/table/recap.ts';

const { state, commits } = fold(lilliput, wholeRecord);
const steps = lilliputSteps(commits, state.table);
const turns = steps.filter(({ seat }) => seat !== null);
const own = turns[0]?.seat ?? 0;

it('tells what others did, with all that came of it', () => {
  const from = steps.findIndex(({ seat }) => seat !== null && seat !== own);
  const some = steps.slice(from, from + 5);
  expect(newsFor(own, some)).toEqual(some);
});

it('tells nothing where nobody else has acted', () => {
  expect(newsFor(own, [])).toEqual([]);
  expect(
    newsFor(
      own,
      steps.filter(({ seat }) => seat === own || seat === null),
    ),
  ).toEqual([]);
});

it('leaves out what was taken back and what only the table did', () => {
  const other = turns.find(({ seat }) => seat !== own);
  if (other === undefined) throw new Error('one person plays alone');
  expect(newsFor(own, [{ ...other, takenBack: true }])).toEqual([]);
  expect(newsFor(own, [{ ...other, facts: [{ type: 'table.takeBackAsked', v: 1 }] }])).toEqual([]);
});

it('tells only the end of a very long absence', () => {
  const other = turns.find(({ seat }) => seat !== own);
  if (other === undefined) throw new Error('one person plays alone');
  const long = Array.from({ length: 200 }, (_, index) => ({ ...other, version: index + 1 }));
  const told = newsFor(own, long);
  expect(told.length).toBeLessThan(50);
  expect(told.at(-1)?.version).toBe(200);
});
