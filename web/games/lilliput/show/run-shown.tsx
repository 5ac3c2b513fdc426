/** The show of running trains, loaded when there is one to see. */
import type { ReadonlySignal } from '@preact/signals';
import { inPlace, lazy } from '../../../parts/lazy.tsx';
import type { RunOverlayProps } from './run-overlay.tsx';
import type { RunLinesProps } from './run-lines.tsx';
import type { RunSumsProps } from './run-sums.tsx';
import type { RunFact } from './runs.ts';

export interface RunShown {
  readonly fact: RunFact;
  /** Milliseconds since it began. */
  readonly elapsed: ReadonlySignal<number>;
}

export interface RunDecided {
  readonly fact: RunFact;
  again(): void;
}

export const RunOverlay = lazy<RunOverlayProps>(
  () => import('./run-overlay.tsx').then((part) => part.RunOverlay),
  inPlace,
);
export const RunSums = lazy<RunSumsProps>(() => import('./run-sums.tsx').then((part) => part.RunSums), inPlace);
export const RunLines = lazy<RunLinesProps>(() => import('./run-lines.tsx').then((part) => part.RunLines), inPlace);
