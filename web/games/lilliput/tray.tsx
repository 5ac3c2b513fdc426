/** The ways in which the tile in hand may lie on its cell, to choose from at one glance. */
import './styles/tray.css';
import { cellName } from '../../../domain/lilliput/drawing/index.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t, tCount } from './texts/index.ts';
import type { Hold } from './hold.ts';
import { TilePicture } from './signs.tsx';
import { tileInWords } from './words.ts';

const priceAfter = (label: string, price: number): string =>
  price > 0 ? t('price.on', { label, least: price }) : label;

export function Tray({ hold: { held, ways, phaseColour } }: { readonly hold: Hold }) {
  const tray = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tray.current;
    if (element === null) return;
    const makeRoom = () => standAside(element);
    makeRoom();
    // The board may still be drawn in another size for a larger tile in hand.
    const frame = requestAnimationFrame(makeRoom);
    return () => cancelAnimationFrame(frame);
  });
  if (held === undefined || ways.length === 0) return null;
  const cell = cellName(held.x, held.y);
  return (
    <div
      class={ways.length > FEW ? 'tray many' : 'tray'}
      ref={tray}
      role="group"
      aria-label={t('tray.label', { cell })}
    >
      {ways.map(({ tile, rotation, company, chosen, price, choose }) => (
        <button
          key={`${tile}/${rotation}`}
          type="button"
          class="tray-tile"
          aria-pressed={chosen}
          aria-label={priceAfter(tileInWords({ x: held.x, y: held.y, tile, rotation }, [], phaseColour), price)}
          onClick={choose}
        >
          <TilePicture tile={tile} rotation={rotation} size={46} {...(company === null ? {} : { company })} />
          {price > 0 && <span class="tray-price money">{t('price.short', { least: price })}</span>}
        </button>
      ))}
      <p class="tray-words caption">{tCount('tray.ways', ways.length, { cell })}</p>
    </div>
  );
}

/** With more ways than these a phone has no room for words beside them. */
const FEW = 4;

/** Corners of the board, the best one first. */
const CORNERS = ['north-east', 'north-west', 'south-west'] as const;

/** Goes to the first corner where it does not cover the tile in hand. */
function standAside(tray: HTMLElement): void {
  const held = tray.parentElement?.querySelector('.cell.held')?.getBoundingClientRect();
  for (const corner of CORNERS) {
    tray.dataset['corner'] = corner;
    const place = tray.getBoundingClientRect();
    if (held === undefined || !cover(place, held)) return;
  }
  tray.dataset['corner'] = CORNERS[0];
}

const cover = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
