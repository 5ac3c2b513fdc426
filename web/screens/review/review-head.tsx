/** Which round it is, of which table, when it was played and in what order, and the way to the other rounds. */
import type { RoundReview } from '../../games/lilliput/review/review.ts';
import { companyShort, factSentence } from '../../games/lilliput/words.ts';
import { Logo } from '../../parts/logo.tsx';
import { ModeSwitch } from '../../parts/mode-switch.tsx';
import { dayAndTime } from '../../parts/times.ts';
import { printMoment } from '../../table/moments.ts';
import { t } from '../../games/lilliput/texts/index.ts';

interface ReviewHeadProps {
  readonly id: string;
  readonly review: RoundReview;
  readonly title: string;
  readonly names: readonly string[];
}

export function ReviewHead({ id, review, title, names }: ReviewHeadProps) {
  const page = `/t/${encodeURIComponent(id)}`;
  const { round, rounds, closed, begins, ends, order, phases } = review;
  return (
    <header class="review-head">
      <div class="review-top">
        <Logo height={22} />
        <span class="review-acts">
          <a class="button small" href={page}>
            {t('review.toTable')}
          </a>
          <a class="button small" href={`${page}?at=${printMoment(begins.moment)}`}>
            {t('review.watch')}
          </a>
          <button type="button" class="button small" onClick={() => print()}>
            {t('review.print')}
          </button>
          <ModeSwitch />
        </span>
      </div>
      <div class="review-title">
        <h1>{t('progress.round', { round, rounds })}</h1>
        <p class="muted">
          {title} · {dayAndTime(begins.at)}
          {closed ? ` – ${dayAndTime(ends.at)}` : ` · ${t('review.open')}`}
        </p>
      </div>
      <p class="review-address">{`${location.origin}${page}?review=${round}`}</p>
      <OtherRounds {...{ page, review }} />
      <div class="review-order">
        <h2 class="section-title">{t('review.order')}</h2>
        <ol class="review-line">
          {order.map((seat, index) => (
            <li key={index}>{names[seat] ?? factName(seat)}</li>
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
    </header>
  );
}

const factName = (seat: number): string => t('seat.open', { number: seat + 1 });

/** The rounds of the game as stops; each one that has begun leads to its own page. */
function OtherRounds({ page, review: { round, rounds, newest } }: { page: string; review: RoundReview }) {
  const link = (to: number) => `${page}?review=${to}`;
  return (
    <nav class="review-rounds" aria-label={t('review.rounds')}>
      {round > 1 && (
        <a rel="prev" href={link(round - 1)}>
          {t('review.previous')}
        </a>
      )}
      <ol class="round-stops">
        {Array.from({ length: rounds }, (_, index) => index + 1).map((one) => (
          <li key={one} class={one <= newest ? 'begun' : ''}>
            {one <= newest ? (
              <a href={link(one)} aria-current={one === round ? 'page' : undefined} aria-label={roundName(one)}>
                {one}
              </a>
            ) : (
              <span>{one}</span>
            )}
          </li>
        ))}
      </ol>
      {round < newest && (
        <a rel="next" href={link(round + 1)}>
          {t('review.next')}
        </a>
      )}
    </nav>
  );
}

const roundName = (round: number): string => t('moment.round', { round });
