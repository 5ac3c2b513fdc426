/**
 * How often a page asks for the head. Quick while somebody else is about to act and a person looks, slower the longer
 * nothing happens, very slow in a hidden tab, and ever slower while the service does not answer.
 */
import { MINUTE, SECOND } from '../../domain/kernel/durations.ts';

export interface Pace {
  readonly visible: boolean;
  /** Somebody at another browser is expected to act. */
  readonly awaitsOthers: boolean;
  /** A robot is, which takes no time to speak of. */
  readonly awaitsRobot?: boolean;
  /** Milliseconds since something changed here or the person did something. */
  readonly quiet: number;
  /** Questions in a row that got no answer. */
  readonly failures: number;
}

/** Up to this much quiet, this long a pause; the last one has no end. */
type Rhythm = readonly (readonly [quiet: number, pause: number])[];

const others: Rhythm = [
  [2 * MINUTE, 3 * SECOND],
  [10 * MINUTE, 8 * SECOND],
  [Infinity, 30 * SECOND],
];
/** One's own turn: only another tab, or a request to take a turn back, can change anything. */
const own: Rhythm = [
  [2 * MINUTE, 8 * SECOND],
  [Infinity, 30 * SECOND],
];
const hidden: Rhythm = [
  [30 * MINUTE, MINUTE],
  [Infinity, 5 * MINUTE],
];

const FIRST_RETRY = 2 * SECOND;
const LAST_RETRY = MINUTE;

const robot: Rhythm = [[20 * SECOND, 0.5 * SECOND], ...others];

export function pauseFor({ visible, awaitsOthers, awaitsRobot = false, quiet, failures }: Pace): number {
  const rhythm = visible ? (awaitsRobot ? robot : awaitsOthers ? others : own) : hidden;
  const [, pause] = rhythm.find(([limit]) => quiet < limit) ?? [0, LAST_RETRY];
  if (failures === 0) return pause;
  return Math.max(visible ? 0 : pause, Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (failures - 1)));
}
