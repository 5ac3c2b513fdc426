/** What a stop brings (rules 3): as printed, by the colour of the phase, or more for a company with a token on it. */
import type { PhaseColour, Stop } from '../data.ts';

export function valueOfStop(stop: Stop, own: boolean, phaseColour: PhaseColour): number {
  if (own && stop.ownTokenValue !== undefined) return stop.ownTokenValue;
  return stop.valueByPhase?.[phaseColour] ?? stop.value ?? 0;
}
