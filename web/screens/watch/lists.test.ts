import { expect, it } from 'vitest';
import type { PublicTable } from '../../net/lobby.ts';
import { joined } from './lists.ts';

const table = (id: string): PublicTable => ({
  id,
  title: id,
  game: 'lilliput',
  status: 'open',
  seats: [],
  options: {},
  clock: null,
  createdAt: '',
  at: '',
  version: 0,
});

it('shows a table once, though it moved while the next page was read', () => {
  expect(joined([table('a'), table('b')], [table('b'), table('c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
