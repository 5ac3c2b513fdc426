/** Day or night: the system's wish until the person says otherwise. `static/early.js` applies it before the first paint. */
import { signal } from '@preact/signals';
import { keep, kept } from '../net/local-storage.ts';

export type Mode = 'light' | 'dark';

const wish = matchMedia('(prefers-color-scheme: dark)');
const chosen = signal(readChoice());
const system = signal<Mode>(wish.matches ? 'dark' : 'light');
wish.addEventListener('change', () => (system.value = wish.matches ? 'dark' : 'light'));

function readChoice(): Mode | null {
  const value = kept('mode');
  return value === 'light' || value === 'dark' ? value : null;
}

export const modeNow = (): Mode => chosen.value ?? system.value;

/** The other mode; choosing what the system wishes anyway goes back to following it. */
export function switchMode(): void {
  const next = modeNow() === 'dark' ? 'light' : 'dark';
  chosen.value = next === system.peek() ? null : next;
  keep('mode', chosen.peek());
  if (chosen.peek() === null) delete document.documentElement.dataset['mode'];
  else document.documentElement.dataset['mode'] = next;
}
