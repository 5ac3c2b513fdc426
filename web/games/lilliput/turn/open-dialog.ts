/** Which of a turn's small dialogs is open. Only one can be. */
import { signal } from '@preact/signals';

export type TurnDialog = 'decision' | 'trade' | 'pool';

export const opened = signal<TurnDialog | null>(null);

/** What is decided in a dialog of its own; everything else beside the board. */
export const DIALOG_NEEDS = ['income', 'answerOffer', 'discardTrain', 'poolTrain'] as const;
export type DialogNeed = (typeof DIALOG_NEEDS)[number];

export const asDialogNeed = (need: string | null): DialogNeed | null =>
  DIALOG_NEEDS.find((one) => one === need) ?? null;
