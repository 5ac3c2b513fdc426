/** One round of a table on one page, to read and to print. */
import '../../styles/review.css';
import { computed, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { folded } from '../../../domain/lilliput/folding/index.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { type RoundReview, reviewOf } from '../../games/lilliput/review/review.ts';
import { createMoments } from '../../table/moments.ts';
import type { TableSession } from '../../table/session.ts';
import { seatName } from '../../table/seat-name.ts';
import { review as words } from '../../texts/en/review.ts';
import { learn } from '../../texts/index.ts';
import { t } from '../../games/lilliput/texts/index.ts';
import { Loading, Standstill, UnknownTable, Unreachable } from '../table/states.tsx';
import { Compared } from './compared.tsx';
import { Land } from './land.tsx';
import { Money } from './money.tsx';
import { ReviewHead } from './review-head.tsx';
import { Runs } from './runs.tsx';
import { Turns } from './turns.tsx';

learn(words);

export interface ReviewScreenProps {
  readonly session: TableSession<LilliputState>;
  readonly round: number;
}

export function ReviewScreen({ session, round }: ReviewScreenProps) {
  const review = useMemo(() => followReview(session, round), [session, round]);
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
        <Page session={session} review={review.value} title={title} />
      );
  }
}

function followReview(session: TableSession<LilliputState>, round: number): ReadonlySignal<RoundReview | null> {
  const moments = createMoments(folded);
  return computed(() => {
    const position = session.position.value;
    if (position === null) return null;
    return reviewOf(position, (moment) => moments.at(position.commits, moment).state.game, round);
  });
}

interface PageProps {
  readonly session: TableSession<LilliputState>;
  readonly review: RoundReview;
  readonly title: string;
}

function Page({ session, review, title }: PageProps) {
  const names = (session.info.value?.seats ?? []).map(seatName);
  return (
    <div class="review">
      <ReviewHead {...{ id: session.id, review, title, names }} />
      <main class="review-parts">
        <Turns {...{ id: session.id, review, names }} />
        <Land {...{ id: session.id, review }} />
        <Runs {...{ id: session.id, review, names }} />
        <Compared {...{ review, names }} />
        <Money {...{ review, names }} />
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
