import { expect, it } from 'vitest';
import { games } from '../../../domain/games.ts';
import { printHistory } from '../../../domain/kernel/history-file.ts';
import { verify } from '../../../domain/kernel/verify.ts';
import { header, wholeRecord } from '../../table/recorded-table.ts';
import { scenes } from './scenes.ts';

it('is a true history of a table, which the rules of today can fold', () => {
  expect(verify(printHistory(header, wholeRecord), games)).toMatchObject({ ok: true, commits: wholeRecord.length });
});

it('shows the table as it is set, every home, new track, and at last a train of each company', () => {
  expect(scenes[0]).toMatchObject({ commits: 1, fact: null });
  const kinds = scenes.slice(1).map(({ fact }) => fact?.type);
  expect(kinds.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'companyTaken'));
  expect(kinds.slice(-4)).toEqual(Array.from({ length: 4 }, () => 'trainsRun'));
  expect(kinds).toContain('tileLaid');
});
