/** Whether a turn is on its way. While it is, nothing that is pressed changes it. */
import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { TableModel } from './model.ts';

export const useBusy = ({ session }: TableModel): ReadonlySignal<boolean> =>
  useComputed(() => session.sending.value === 'sending');
