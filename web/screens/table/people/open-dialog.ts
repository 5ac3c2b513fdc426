/** Which dialog of this part is open. */
import { signal } from '@preact/signals';

export type Opened = 'clock' | 'agree' | 'resign' | 'handOver' | 'orders' | 'follow' | 'hostLog' | null;

export const openedHere = signal<Opened>(null);

/** What is told to the operator: a message's id, the table itself as an empty one, or nothing. */
export const reported = signal<string | null>(null);

/** A dialog that the menu opened gives the focus back to the menu, whose list is gone. */
const giveFocusBack = (): void => {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('.menu > button')?.focus();
};

export const closeHere = (): void => {
  openedHere.value = null;
  requestAnimationFrame(giveFocusBack);
};
