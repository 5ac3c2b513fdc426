/** The whole board at the end of the round, with what is new on it. */
import { boardSvg, type Form, inForm, pagePalette, viewAround } from '../../../../domain/lilliput/drawing/index.ts';
import { phaseOf } from '../../../../domain/lilliput/rules/holdings.ts';
import type { RoundReview } from './review.ts';
import { tilesOf } from '../tiles-of.ts';
import { Picture } from '../../../parts/picture.tsx';
import { printMoment } from '../../../table/moments.ts';
import { t } from '../texts/index.ts';

interface LandProps {
  readonly id: string;
  readonly review: RoundReview;
}

const FORM: Form = { widest: 1.9, narrowest: 1.2, fewest: 7 };
/** Ground around the tiles, in cells. */
const BESIDE = 0.4;

export const Land = ({ id, review: { land, ends } }: LandProps) => (
  <section aria-labelledby="review-land">
    <h2 id="review-land">{t('review.land')}</h2>
    <a href={`/t/${encodeURIComponent(id)}?at=${printMoment(ends.moment)}`} aria-labelledby="review-land">
      <Picture class="review-board review-land" svg={drawn(land)} />
    </a>
  </section>
);

function drawn({ state, fresh }: RoundReview['land']): string {
  const laid = tilesOf(state);
  return boardSvg(laid, {
    view: inForm(viewAround(laid, BESIDE), FORM),
    palette: pagePalette,
    phaseColour: phaseOf(state).phaseColour,
    fresh,
    flagScale: 1.2,
    lattice: false,
  });
}
