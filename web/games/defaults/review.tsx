/** The review of a round of any game: what everybody did, and the standings after it. */
import type { Standing } from '../../../domain/kernel/contract.ts';
import { createWords } from '../../table/game-words.ts';
import { printMoment } from '../../table/moments.ts';
import { sentencesOf, stepsOf, type TellingStep, type Told } from '../../table/telling.ts';
import { t } from '../../texts/index.ts';
import type { ReviewedRound, ReviewPart, ReviewProps } from '../contract/review-part.ts';
import type { TablePart } from '../contract/table-part.ts';
import { StandingsTable } from './standings-table.tsx';

interface LoggedRound extends ReviewedRound {
  readonly steps: readonly TellingStep[];
  readonly standings: readonly Standing[];
}

export async function defaultReview(part: TablePart): Promise<ReviewPart> {
  const rules = await part.rules();
  const game: Told = { ...part.shown, telling: part.telling };
  const words = part.words ?? createWords(part.shown);
  const review: ReviewPart<object, LoggedRound> = {
    reviewOf({ commits, state }, at, round) {
      const all = stepsOf(game, commits, state.table);
      const steps = all.filter((step) => step.round === round && round > 0);
      const [begins, ends] = [steps[0], steps.at(-1)];
      if (begins === undefined || ends === undefined) return null;
      const newest = Math.max(...all.map((step) => step.round));
      const closed = round < newest || game.outcome(state.game) !== null;
      const { of: rounds = null } = game.round(state.game);
      return { round, rounds, newest, closed, begins, ends, steps, standings: rules.standings(at(ends.moment)) };
    },
    Sections: ({ id, review: { steps, standings }, names }) => (
      <>
        <section aria-labelledby="review-turns">
          <h2 id="review-turns">{t('review.turns')}</h2>
          <ol class="review-turns">
            {steps.map((step) => (
              <Logged
                key={printMoment(step.moment)}
                sentences={sentencesOf(words, game, step, names)}
                {...{ id, step, names }}
              />
            ))}
          </ol>
        </section>
        <StandingsTable title={t('review.standings')} unit={rules.unit} {...{ standings, names, words }} />
      </>
    ),
  };
  return review as unknown as ReviewPart;
}

interface LoggedProps extends Pick<ReviewProps, 'id' | 'names'> {
  readonly step: TellingStep;
  readonly sentences: readonly string[];
}

const Logged = ({ id, step, names, sentences }: LoggedProps) => (
  <li class={step.takenBack ? 'review-turn taken-back' : 'review-turn'}>
    <h3>
      <a href={`/t/${encodeURIComponent(id)}?at=${printMoment(step.moment)}`}>
        {names[step.seat ?? -1] ?? t('review.byItself')}
      </a>
    </h3>
    <div>
      {step.takenBack && <p class="review-gone">{t('log.takenBack')}</p>}
      {sentences.map((sentence, index) => (
        <p key={index} class="review-sentence">
          {sentence}
        </p>
      ))}
    </div>
  </li>
);
