/** Which round it is, of which table, when it was played, and the links to the other rounds. */
import type { ComponentChildren } from 'preact';
import type { ReviewedRound } from '../../games/contract/review-part.ts';
import { Logo } from '../../parts/logo.tsx';
import { ModeSwitch } from '../../parts/mode-switch.tsx';
import { dayAndTime } from '../../parts/times.ts';
import { printMoment } from '../../table/moments.ts';
import { t } from '../../texts/index.ts';

interface ReviewHeadProps {
  readonly id: string;
  readonly review: ReviewedRound;
  readonly title: string;
  /** What the game says of the round. */
  readonly children: ComponentChildren;
}

export function ReviewHead({ id, review, title, children }: ReviewHeadProps) {
  const page = `/t/${encodeURIComponent(id)}`;
  const { round, rounds, closed, begins, ends } = review;
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
        <h1>{rounds === null ? roundName(round) : t('progress.round', { round, rounds })}</h1>
        <p class="muted">
          {title} · {dayAndTime(begins.at)}
          {closed ? ` – ${dayAndTime(ends.at)}` : ` · ${t('review.open')}`}
        </p>
      </div>
      <p class="review-address">{`${location.origin}${page}?review=${round}`}</p>
      <OtherRounds {...{ page, review }} />
      {children}
    </header>
  );
}

/** The rounds of the game as stops; each one that has begun leads to its own page. */
function OtherRounds({ page, review: { round, rounds, newest } }: { page: string; review: ReviewedRound }) {
  const link = (to: number) => `${page}?review=${to}`;
  return (
    <nav class="review-rounds" aria-label={t('review.rounds')}>
      {round > 1 && (
        <a rel="prev" href={link(round - 1)}>
          {t('review.previous')}
        </a>
      )}
      <ol class="round-stops">
        {Array.from({ length: rounds ?? newest }, (_, index) => index + 1).map((one) => (
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
