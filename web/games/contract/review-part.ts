/**
 * A round of a game on one page, to read and to print. The screen finds the round, heads the page and links to the other
 * rounds and to the table; the game says what is worth reading. Default: what everybody did and the standings.
 */
import type { FunctionComponent } from 'preact';
import type { Moment } from '../../table/moments.ts';
import type { Position } from '../../table/session.ts';

/** What the head of the page says of a round. A game adds what its own sections need. */
export interface ReviewedRound {
  readonly round: number;
  /** Of how many; null where that is not known. */
  readonly rounds: number | null;
  /** The newest round that has begun. */
  readonly newest: number;
  readonly closed: boolean;
  readonly begins: ReviewedMoment;
  readonly ends: ReviewedMoment;
}

interface ReviewedMoment {
  readonly moment: Moment;
  readonly at: string;
}

export interface ReviewProps<Review extends ReviewedRound = ReviewedRound> {
  /** Of the table. */
  readonly id: string;
  readonly review: Review;
  /** By seat. */
  readonly names: readonly string[];
}

export interface ReviewPart<State extends object = object, Review extends ReviewedRound = ReviewedRound> {
  /** Null where that round was not played. */
  reviewOf(position: Position<State>, at: (moment: Moment) => State, round: number): Review | null;
  /** Below the title. */
  readonly Head?: FunctionComponent<ReviewProps<Review>>;
  readonly Sections: FunctionComponent<ReviewProps<Review>>;
}
