/** Explanations on tap ("What is this?") for what only the game knows. Parts of the page itself are explained already. */
import type { ComponentChildren } from 'preact';

/**
 * What somebody may ask about, as a short text that can stand on an element (`data-about`): `<kind>:<id>`. The board's
 * places are `place:<id>`, parts of the page `term:<id>`; all other kinds are the game's own.
 */
export type Topic = string;

export interface GuidePart<State = unknown> {
  /** Parts of the page that the game brings: a selector, and the topic that it stands for. Smaller ones first. */
  readonly terms: readonly (readonly [selector: string, term: string])[];
  /** Elements that stand for the topic of something inside them, as a selector. */
  readonly standsFor?: string;
  /** Null where the game has nothing to say. */
  explain(topic: Topic, now: Circumstances<State>): Explanation | null;
}

export interface Circumstances<State> {
  readonly state: State;
  readonly names: readonly string[];
  /** Places that can be pressed now. */
  readonly lit: ReadonlySet<string>;
}

export interface Explanation {
  readonly title: string;
  readonly sentences: readonly string[];
  /** Before the title. */
  readonly sign?: ComponentChildren;
  /** Beside the sentences, and below them. */
  readonly picture?: ComponentChildren;
  readonly below?: ComponentChildren;
  /** Where the rules say more. */
  readonly chapter: string;
}
