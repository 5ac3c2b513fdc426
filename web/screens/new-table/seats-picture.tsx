/** Who sits where, clockwise round Mildendo and its landscape, while the form is being filled in. */
import { boardSvg, pagePalette } from '../../../domain/lilliput/drawing/index.ts';
import { tileIn } from '../../../domain/lilliput/rules/variants.ts';
import { g } from '../../games/lilliput/words.ts';
import { Picture } from '../../parts/picture.tsx';
import { t } from '../../texts/index.ts';
import { isRobot, isSolo, landscapeOf, type TableForm, variantsOf } from './form.ts';
import { withCapital } from './landscape-picture.ts';
import { spanOf } from './own-landscape.ts';

/** Sides of the table by number of players, clockwise; Gulliver sits opposite whoever plays alone. */
const sides: Readonly<Record<number, readonly string[]>> = {
  1: ['south'],
  2: ['south', 'north'],
  3: ['south', 'west', 'east'],
  4: ['south', 'west', 'north', 'east'],
};

/** Ground around a landscape, in cells. */
const EDGE = 0.6;

export function SeatsPicture({ form }: { readonly form: TableForm }) {
  const landscape = landscapeOf(form);
  const laid = withCapital(landscape, tileIn(variantsOf(form), 'mildendo'));
  const span = spanOf(landscape, 2) + (landscape.length > 0 ? EDGE : 0);
  const board = boardSvg(laid, {
    view: { west: -span, north: -span, east: span + 1, south: span + 1 },
    palette: pagePalette,
    phaseColour: 'yellow',
    fit: laid.length > 1 ? 'meet' : 'slice',
  });
  return (
    <aside class="seats-side" aria-hidden="true">
      <div class="seats-picture">
        <Picture class="seats-board" svg={board} />
        {(sides[form.seats] ?? []).map((side, seat) => {
          const name = isRobot(form, seat) ? g(`robot.${seat}`) : (form.names[seat]?.trim() ?? '');
          const isFirst = form.first === seat && !isSolo(form);
          return (
            <span key={side} class={`seat-plate ${side} ${name === '' ? 'open' : ''} ${isFirst ? 'first' : ''}`}>
              <span class="plate-name">{name === '' ? emptyName(form, seat) : name}</span>
              {isFirst && <span class="plate-note">{t('new.begins')}</span>}
            </span>
          );
        })}
        {isSolo(form) && (
          <span class="seat-plate north">
            <span class="plate-name">{g('gulliver.name')}</span>
          </span>
        )}
      </div>
    </aside>
  );
}

const emptyName = (form: TableForm, seat: number): string =>
  isSolo(form) ? t('solo.you') : t('new.seat', { number: seat + 1 });
