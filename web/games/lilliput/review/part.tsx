/** The review of a round of 18Lilliput: turns, board, runs, figures and money. */
import '../styles/review.css';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import type { ReviewPart } from '../../contract/review-part.ts';
import { review } from '../texts/en/review.ts';
import { learn } from '../texts/index.ts';
import { Compared } from './compared.tsx';
import { Land } from './land.tsx';
import { Money } from './money.tsx';
import { reviewOf, type RoundReview } from './review.ts';
import { RoundHead } from './round-head.tsx';
import { Runs } from './runs.tsx';
import { Turns } from './turns.tsx';

learn(review);

export const lilliputReview: ReviewPart<LilliputState, RoundReview> = {
  reviewOf,
  Head: RoundHead,
  Sections: (props) => (
    <>
      <Turns {...props} />
      <Land {...props} />
      <Runs {...props} />
      <Compared {...props} />
      <Money {...props} />
    </>
  ),
};
