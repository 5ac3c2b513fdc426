import { expect, it } from 'vitest';
import { games } from '../../../domain/games.ts';
import { printHistory } from '../../../domain/kernel/history-file.ts';
import { verify } from '../../../domain/kernel/verify.ts';
import { commits, header } from '../../table/recorded-table.ts';

it('is a true history of a table, which the rules of today can fold', () => {
  expect(verify(printHistory(header as Parameters<typeof printHistory>[0], commits), games)).toMatchObject({
    ok: true,
    commits: 9,
  });
});
