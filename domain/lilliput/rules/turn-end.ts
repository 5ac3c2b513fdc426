/** Which submissions leave a turn open (rules 2.1, 10): those that only withdraw an offer or only give up trains. */
import type { LilliputStep } from '../steps.ts';

const INTERRUPTIONS: ReadonlySet<LilliputStep['type']> = new Set(['withdrawOffer', 'discardTrain']);

/** Sending no step at all ends a turn; so does anything done besides the interruption. */
export const leavesTurnOpen = (steps: readonly LilliputStep[]): boolean =>
  steps.length > 0 && steps.every(({ type }) => INTERRUPTIONS.has(type));
