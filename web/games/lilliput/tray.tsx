/** The ways in which the tile in hand may lie on its cell, to choose from at one glance. */
import { cellName } from '../../../domain/lilliput/drawing/index.ts';
import { t } from '../../texts/index.ts';
import type { Hold } from './hold.ts';
import { TilePicture } from './signs.tsx';
import { tileInWords } from './words.ts';

export function Tray({ hold: { held, ways } }: { readonly hold: Hold }) {
  if (held === undefined || ways.length === 0) return null;
  return (
    <div class="tray" role="group" aria-label={t('tray.label', { cell: cellName(held.x, held.y) })}>
      {ways.map(({ tile, rotation, company, chosen, choose }) => (
        <button
          key={`${tile}/${rotation}`}
          type="button"
          class="tray-tile"
          aria-pressed={chosen}
          aria-label={tileInWords({ x: held.x, y: held.y, tile, rotation }, [])}
          onClick={choose}
        >
          <TilePicture tile={tile} rotation={rotation} size={46} {...(company === null ? {} : { company })} />
        </button>
      ))}
    </div>
  );
}
