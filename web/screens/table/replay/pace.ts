/** Whether the replay goes on by itself, and how fast. */
import { signal } from '@preact/signals';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export const playing = signal(false);
export const speed = signal<(typeof SPEEDS)[number]>(1);

/** The next speed; after the fastest the slowest. */
export function changeSpeed(): void {
  speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length] ?? 1;
}

export const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
