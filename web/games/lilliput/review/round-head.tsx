/** Below the title: the order of play, and the phases that began. */
import type { ReviewProps } from '../../contract/review-part.ts';
import { companyShort, factSentence } from '../words.ts';
import type { RoundReview } from './review.ts';
import { t } from '../texts/index.ts';

export const RoundHead = ({ review: { order, phases }, names }: ReviewProps<RoundReview>) => (
  <>
    <div class="review-order">
      <h2 class="section-title">{t('review.order')}</h2>
      <ol class="review-line">
        {order.map((seat, index) => (
          <li key={index}>{names[seat] ?? t('seat.open', { number: seat + 1 })}</li>
        ))}
      </ol>
    </div>
    {phases.map(({ fact, lost }) => (
      <div key={fact.phase} class="review-phase">
        <p>
          <strong>{factSentence(fact, names)}</strong>
        </p>
        {lost.length > 0 && (
          <p class="muted">
            {lost
              .map(({ company, trains }) =>
                t('review.lost', { company: companyShort(company), trains: trains.join(', ') }),
              )
              .join(' · ')}
          </p>
        )}
      </div>
    ))}
  </>
);
