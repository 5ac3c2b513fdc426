/** The tiles that can still be laid, by colour. */
import './styles/tile-supply.css';
import { type TileColour, tiles } from '../../../domain/lilliput/data.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { t } from './texts/index.ts';
import { TilePicture } from './signs.tsx';
import { tileName } from './words.ts';

const colours = ['yellow', 'green', 'brown', 'special'] as const satisfies readonly TileColour[];

export interface TileSupplyProps {
  readonly supply: LilliputState['supply'];
}

export function TileSupply({ supply }: TileSupplyProps) {
  return (
    <div class="tile-supply">
      {colours.map((colour) => {
        const own = Object.entries(supply).filter(([tile]) => tiles.get(tile)?.colour === colour);
        if (own.length === 0) return null;
        return (
          <section key={colour} class="supply-colour">
            <h2 class="section-title">{t(`supply.${colour}`)}</h2>
            <ul>
              {own.map(([tile, count]) => (
                <li key={tile} class={count === 0 ? 'supply-tile none' : 'supply-tile'}>
                  <TilePicture tile={tile} size={56} label={tileName(tile)} />
                  <span class="supply-count">{t('supply.count', { count })}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
