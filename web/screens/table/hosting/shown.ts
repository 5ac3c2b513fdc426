/** Which of the host's dialogs is open: of a seat before the start, of the table, or of the running table's desk. */
import { signal } from '@preact/signals';

export type HostDialog =
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'table' }
  | { readonly kind: 'desk' };

export const hostDialog = signal<HostDialog | null>(null);

export const closeHostDialog = (): void => {
  hostDialog.value = null;
};
