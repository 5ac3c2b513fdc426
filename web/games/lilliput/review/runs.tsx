/** What every company's trains ran: its routes on the board of that moment, the sums, and what became of them. */
import {
  boardSvg,
  countedStops,
  type Form,
  inForm,
  pagePalette,
  viewAround,
} from '../../../../domain/lilliput/drawing/index.ts';
import { phaseOf, spaceNamed } from '../../../../domain/lilliput/rules/holdings.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import type { ReviewRun, RoundReview, RunEnding } from './review.ts';
import { RunSums } from '../show/run-sums.tsx';
import { routesOfRun, type RunFact } from '../show/runs.ts';
import { stepSentences } from '../words.ts';
import { tilesOf } from '../tiles-of.ts';
import { companyName, g } from '../words.ts';
import { Picture } from '../../../parts/picture.tsx';
import { printMoment } from '../../../table/moments.ts';
import { t } from '../texts/index.ts';

interface RunsProps {
  readonly id: string;
  readonly review: RoundReview;
  readonly names: readonly string[];
}

export function Runs({ id, review, names }: RunsProps) {
  return (
    <section aria-labelledby="review-runs">
      <h2 id="review-runs">{t('review.runs')}</h2>
      {review.runs.length === 0 && <p class="muted">{t('review.noRuns')}</p>}
      <div class="review-runs">
        {review.runs.map((run) => (
          <RunCard key={run.fact.company} {...{ id, run, names }} />
        ))}
      </div>
      {review.afterwards.map((step) => (
        <p key={printMoment(step.moment)} class="review-after">
          {stepSentences(step, names).join(' ')}
        </p>
      ))}
    </section>
  );
}

interface RunCardProps {
  readonly id: string;
  readonly run: ReviewRun;
  readonly names: readonly string[];
}

function RunCard({ id, run: { step, fact, state, ending }, names }: RunCardProps) {
  return (
    <article class="review-run">
      {fact.routes.length > 0 && (
        <a
          href={`/t/${encodeURIComponent(id)}?at=${printMoment(step.moment)}`}
          aria-label={t('review.routes', { company: companyName(fact.company) })}
        >
          <Picture class="review-board" svg={boardOfRun(fact, state)} />
        </a>
      )}
      <div class="review-sums">
        <RunSums run={fact} state={state} />
        <p class="review-ending">{ending === null ? t('review.undecided') : endingWords(ending, names)}</p>
      </div>
    </article>
  );
}

/** How much of the land beside the routes shows, in cells. */
const BESIDE = 0.6;
/** All pictures have one form, so that they stand in rows. */
const FORM: Form = { widest: 1.2, narrowest: 1.2, fewest: 4.2 };

function boardOfRun(fact: RunFact, state: LilliputState): string {
  const laid = tilesOf(state);
  const routes = routesOfRun(fact);
  return boardSvg(laid, {
    view: inForm(
      viewAround(
        routes.flatMap(({ legs }) => legs),
        BESIDE,
      ),
      FORM,
    ),
    palette: pagePalette,
    phaseColour: phaseOf(state).phaseColour,
    routes,
    counted: countedStops(routes, laid),
    flagScale: 1.2,
    lattice: false,
  });
}

function endingWords(ending: RunEnding, names: readonly string[]): string {
  const [from, to] = [spaceNamed(ending.from).value, spaceNamed(ending.to).value];
  const price = t(from === to ? 'review.priceStays' : 'review.price', { from, to });
  if (ending.type === 'revenueKept') return `${t('review.kept')} ${price}`;
  const paid = ending.payouts
    .filter(({ amount }) => amount > 0)
    .map(({ seat, amount }) =>
      t('review.payout', { name: names[seat] ?? g('gulliver.name'), amount: t('money', { amount }) }),
    );
  const own =
    ending.toTreasury > 0 ? [t('review.toTreasury', { amount: t('money', { amount: ending.toTreasury }) })] : [];
  return `${t('review.paid', { payouts: [...paid, ...own].join(', ') })} ${price}`;
}
