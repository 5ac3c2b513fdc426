/** What the guide is asked for. Kept apart from it, so that a page can ask before the guide is loaded. */
import { signal } from '@preact/signals';

/** Every tap explains instead of acting. */
export const pointing = signal(false);
/** An element that somebody wants explained. */
export const question = signal<Element | null>(null);
/** The rules are open: at a chapter, or at the `top`. */
export const rulesShown = signal<string | null>(null);
