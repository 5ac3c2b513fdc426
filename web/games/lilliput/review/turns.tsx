/** What everybody did, in order, and what it changed. */
import type { Change } from './changes.ts';
import type { RoundReview } from './review.ts';
import { stepSentences } from '../words.ts';
import { Mark } from '../signs.tsx';
import { companyShort, g } from '../words.ts';
import { printMoment } from '../../../table/moments.ts';
import { t } from '../texts/index.ts';

interface TurnsProps {
  readonly id: string;
  readonly review: RoundReview;
  readonly names: readonly string[];
}

export function Turns({ id, review, names }: TurnsProps) {
  const nameOf = (seat: number | null): string => names[seat ?? -1] ?? g('gulliver.name');
  return (
    <section aria-labelledby="review-turns">
      <h2 id="review-turns">{t('review.turns')}</h2>
      {review.turns.length === 0 && <p class="muted">{t('review.noTurns')}</p>}
      <ol class="review-turns">
        {review.turns.map(({ step, changes }) => (
          <li key={printMoment(step.moment)} class={step.takenBack ? 'review-turn taken-back' : 'review-turn'}>
            <h3>
              <a href={`/t/${encodeURIComponent(id)}?at=${printMoment(step.moment)}`}>{nameOf(step.seat)}</a>
            </h3>
            <div>
              {step.takenBack && <p class="review-gone">{t('log.takenBack')}</p>}
              {stepSentences(step, names).map((sentence, index) => (
                <p key={index} class="review-sentence">
                  {sentence}
                </p>
              ))}
            </div>
            <ul class="review-changes">
              {changes.map((change, index) => (
                <li key={index}>
                  <ChangeOf change={change} nameOf={nameOf} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ChangeOfProps {
  readonly change: Change;
  nameOf(seat: number): string;
}

function ChangeOf({ change: { owner, what, from, to }, nameOf }: ChangeOfProps) {
  const money = (amount: number) => (what === 'price' ? String(amount) : t('money', { amount }));
  return (
    <>
      {'company' in owner ? <Mark company={owner.company} size={16} /> : null}
      <span class="review-what">
        {'company' in owner ? companyShort(owner.company) : nameOf(owner.seat)} {t(`review.what.${what}`)}
      </span>
      <span class="figures">
        {from === null ? '' : `${money(from)} → `}
        <strong>{money(to)}</strong>
      </span>
    </>
  );
}
