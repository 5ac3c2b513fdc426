/** The ways in which the home tile may lie on its cell, to choose from at one glance. */
import { t } from '../../texts/index.ts';
import { cellName } from '../../../domain/lilliput/drawing/index.ts';
import { type Lay, layAs, lays } from './hand.ts';
import type { Pick } from './pick.ts';
import { TilePicture } from './signs.tsx';
import { tileInWords } from './words.ts';

export function Tray({ pick }: { readonly pick: Pick }) {
  const hand = pick.hand.value;
  if (hand?.kind !== 'company' || hand.cell === null) return null;
  const { cell, company } = hand;
  const isChosen = (lay: Lay) => lay.tile === hand.lay?.tile && lay.rotation === hand.lay.rotation;
  return (
    <div class="tray" role="group" aria-label={t('tray.label', { cell: cellName(cell.x, cell.y) })}>
      {lays(pick.choices.value, hand).map((lay) => (
        <button
          key={`${lay.tile}/${lay.rotation}`}
          type="button"
          class="tray-tile"
          aria-pressed={isChosen(lay)}
          aria-label={tileInWords({ ...cell, ...lay }, [])}
          onClick={() => pick.take(layAs(hand, lay))}
        >
          <TilePicture tile={lay.tile} rotation={lay.rotation} size={46} company={company} />
        </button>
      ))}
    </div>
  );
}
