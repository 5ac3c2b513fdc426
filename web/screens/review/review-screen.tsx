/** One round of a table on one page, to read and to print. */
import '../../styles/review.css';
import { computed, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Folding } from '../../../domain/kernel/contract.ts';
import type { ReviewedRound, ReviewPart } from '../../games/contract/review-part.ts';
import { createMoments } from '../../table/moments.ts';
import type { TableSession } from '../../table/session.ts';
import { seatName } from '../../table/seat-name.ts';
import { review as words } from '../../texts/en/review.ts';
import { learn, t } from '../../texts/index.ts';
import { Loading, Standstill, UnknownTable, Unreachable } from '../table/states.tsx';
import { ReviewHead } from './review-head.tsx';

learn(words);

interface ReviewScreenProps {
  readonly session: TableSession<object>;
  readonly game: Folding;
  readonly part: ReviewPart;
  readonly round: number;
}

export function ReviewScreen({ session, game, part, round }: ReviewScreenProps) {
  const review = useMemo(() => followReview(session, game, part, round), [session, round]);
  useEffect(printInDaylight, []);
  const title = session.info.value?.title ?? '';
  useEffect(() => {
    document.title = t('review.tab', { round, title });
  });
  switch (session.phase.value) {
    case 'loading':
      return <Loading />;
    case 'unknown':
      return <UnknownTable />;
    case 'unreachable':
      return <Unreachable />;
    case 'ready':
      return review.value === null ? (
        <NoSuchRound id={session.id} />
      ) : (
        <Page review={review.value} {...{ session, part, title }} />
      );
  }
}

function followReview(
  session: TableSession<object>,
  game: Folding,
  part: ReviewPart,
  round: number,
): ReadonlySignal<ReviewedRound | null> {
  const moments = createMoments(game);
  return computed(() => {
    const position = session.position.value;
    if (position === null) return null;
    return part.reviewOf(position, (moment) => moments.at(position.commits, moment).state.game, round);
  });
}

interface PageProps {
  readonly session: TableSession<object>;
  readonly part: ReviewPart;
  readonly review: ReviewedRound;
  readonly title: string;
}

function Page({ session: { id, info }, part: { Head, Sections }, review, title }: PageProps) {
  const names = (info.value?.seats ?? []).map(seatName);
  return (
    <div class="review">
      <ReviewHead {...{ id, review, title }}>{Head && <Head {...{ id, review, names }} />}</ReviewHead>
      <main class="review-parts">
        <Sections {...{ id, review, names }} />
      </main>
    </div>
  );
}

const NoSuchRound = ({ id }: { readonly id: string }) => (
  <Standstill title={t('review.none')} words={t('review.noneWords')}>
    <a class="button" href={`/t/${encodeURIComponent(id)}`}>
      {t('review.toTable')}
    </a>
  </Standstill>
);

/** Paper is white, also for those who read at night. */
function printInDaylight(): () => void {
  const root = document.documentElement;
  let chosen: string | undefined;
  const before = () => {
    chosen = root.dataset['mode'];
    root.dataset['mode'] = 'light';
  };
  const after = () => {
    if (chosen === undefined) delete root.dataset['mode'];
    else root.dataset['mode'] = chosen;
  };
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}
