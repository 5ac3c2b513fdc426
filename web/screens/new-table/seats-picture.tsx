/** Who sits where, clockwise round Mildendo, while the form is being filled in. */
import { boardSvg, pagePalette } from '../../../domain/lilliput/drawing/index.ts';
import { tableToBe } from '../../games/lilliput/preview.ts';
import { tilesOf } from '../../games/lilliput/tiles-of.ts';
import { Picture } from '../../parts/picture.tsx';
import { t } from '../../texts/index.ts';
import type { TableForm } from './form.ts';

/** Sides of the table by number of players, clockwise. */
const sides: Readonly<Record<number, readonly string[]>> = {
  2: ['south', 'north'],
  3: ['south', 'west', 'east'],
  4: ['south', 'west', 'north', 'east'],
};

export function SeatsPicture({ form }: { readonly form: TableForm }) {
  const board = boardSvg(tilesOf(tableToBe(form.seats)), {
    view: { west: -2, north: -2, east: 3, south: 3 },
    palette: pagePalette,
    phaseColour: 'yellow',
    fit: 'slice',
  });
  return (
    <aside class="seats-side" aria-hidden="true">
      <div class="seats-picture">
        <Picture class="seats-board" svg={board} />
        {(sides[form.seats] ?? []).map((side, seat) => {
          const name = form.names[seat]?.trim() ?? '';
          const isFirst = form.first === seat;
          return (
            <span key={side} class={`seat-plate ${side} ${name === '' ? 'open' : ''} ${isFirst ? 'first' : ''}`}>
              <span class="plate-name">{name === '' ? t('new.seat', { number: seat + 1 }) : name}</span>
              {isFirst && <span class="plate-note">{t('new.begins')}</span>}
            </span>
          );
        })}
      </div>
    </aside>
  );
}
