/** The seats before the start, fetched when they are first shown: a running table never needs them. */
import { inPlace, lazy } from '../../parts/lazy.tsx';
import type { TableModel } from './model.ts';

export const Gathering = lazy<{ readonly model: TableModel }>(
  () => import('./menu-loaded.ts').then((part) => part.Gathering),
  inPlace,
);
