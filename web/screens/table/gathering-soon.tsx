/** The seats before the start, fetched when they are first shown: a running table never needs them. */
import { later } from '../../parts/later.tsx';
import type { TableModel } from './model.ts';

export const Gathering = later<{ readonly model: TableModel }>(() =>
  import('./menu-loaded.ts').then((part) => part.Gathering),
);
