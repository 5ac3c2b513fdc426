/** What every company would earn if its trains ran now, worked out beside the page; null until it is known. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import type { Revenues } from './turn/earnings-query.ts';
import { earningsOf } from './turn/revenues.ts';

export const expectedRevenues = (state: LilliputState): Revenues | null => earningsOf(state).value?.revenues ?? null;

/** A state that stands for so long, in milliseconds, is looked at and not only passed by. */
const STANDING = 150;

/** Asked only of a state that stands: whoever goes through a game passes hundreds of them, and wants to go on. */
export function useExpectedRevenues(state: LilliputState): Revenues | null {
  const standing = useSignal(state);
  useEffect(() => {
    const timer = setTimeout(() => (standing.value = state), STANDING);
    return () => clearTimeout(timer);
  }, [state]);
  return standing.value === state ? expectedRevenues(state) : null;
}
