/** What a card's side is for, as a small drawing of our own: tiles, certificates, trains, a station. */
import type { CardAction, PhaseColour } from '../../../../domain/lilliput/data.ts';

const ALL: readonly PhaseColour[] = ['yellow', 'green', 'brown'];

export function SideSign({ action }: { readonly action: CardAction }) {
  switch (action.type) {
    case 'layTiles':
      return (
        <span class="side-signs">
          {action.lays.flatMap(({ max, colours }, lay) =>
            Array.from({ length: max }, (_, index) => (
              <TileSign key={`${lay}/${index}`} colours={colours === 'any' ? ALL : colours} />
            )),
          )}
        </span>
      );
    case 'shares':
      return (
        <svg width="18" height="16" viewBox="0 0 18 16" aria-hidden="true">
          <path d="M1 2h16v12H1z" fill="none" stroke="currentColor" stroke-width="1.5" />
          <path d="M4 6h7M4 9h5" stroke="currentColor" stroke-width="1.5" />
          <circle cx="13" cy="10" r="1.8" fill="currentColor" />
        </svg>
      );
    case 'buyTrains':
      return (
        <span class="side-signs">
          {Array.from({ length: action.max }, (_, index) => (
            <svg key={index} width="20" height="16" viewBox="0 0 20 16" aria-hidden="true">
              <path d="M2 4V1h3v2h6V1h7v9H2zM13 3h3v3h-3z" fill="currentColor" fill-rule="evenodd" />
              <circle cx="5" cy="12.5" r="2.4" fill="currentColor" />
              <circle cx="10" cy="12.5" r="2.4" fill="currentColor" />
              <circle cx="15" cy="12.5" r="2.4" fill="currentColor" />
            </svg>
          ))}
        </span>
      );
    case 'placeStation':
      return (
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6.4" fill="none" stroke="currentColor" stroke-width="2" />
          <circle cx="8" cy="8" r="2.8" fill="currentColor" />
        </svg>
      );
    case 'treasury':
    case 'privateCash':
      return null;
  }
}

/** A tile with the colours it may have, one above the other. */
function TileSign({ colours }: { readonly colours: readonly PhaseColour[] }) {
  const height = 14 / colours.length;
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      {colours.map((colour, index) => (
        <rect key={colour} x="1" y={1 + index * height} width="14" height={height} fill={`var(--tile-${colour})`} />
      ))}
      <path d="M1 1h14v14H1zM1 8h14" fill="none" stroke="var(--track-core)" stroke-width="1.4" />
    </svg>
  );
}
