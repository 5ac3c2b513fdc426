/** What shows the running trains of the tour: not needed at its first stop, and fetched before they run. */
import type { RunOverlayProps } from './run-overlay.tsx';
import type { RunSumsProps } from './run-sums.tsx';
import { inPlace, lazy } from '../../../parts/lazy.tsx';

const overlay = () => import('./run-overlay.tsx').then((part) => part.RunOverlay);
const sums = () => import('./run-sums.tsx').then((part) => part.RunSums);

export const RunOverlay = lazy<RunOverlayProps>(overlay, inPlace);
export const RunSums = lazy<RunSumsProps>(sums, inPlace);

/** One that does not come is asked for again when it is shown. */
export function fetchRunParts(): void {
  void Promise.allSettled([overlay(), sums()]);
}
