/** The button of a place: it lies over the place, and its outline is the area that can be hit. */
import { placeAttributes } from './arrow-keys.ts';
import { boxOf, cornersOf, hitOutline, pointShare, type Scale, shareOf } from './outline.ts';
import type { Place } from './place.ts';

interface PlaceButtonProps {
  readonly place: Place;
  readonly scale: Scale;
  readonly class: string;
  readonly label: string;
  readonly pressed?: boolean;
  readonly tabIndex?: number;
  /** A few signs, such as a price. */
  readonly badge?: string | undefined;
  onClick(): void;
  onFocus?(): void;
  onBlur?(): void;
}

export function PlaceButton(props: PlaceButtonProps) {
  const { place, scale, label, pressed, tabIndex, badge, onClick, onFocus, onBlur } = props;
  const outline = hitOutline(place.outline, scale);
  const box = boxOf(outline);
  const corners = cornersOf(outline, box);
  const button = { tabIndex, onClick, onFocus, onBlur, 'aria-label': label, 'aria-pressed': pressed };
  const where = shareOf(box, scale.sheet);
  if (corners === null) {
    return (
      <button type="button" class={props.class} style={where} {...placeAttributes(place)} {...button}>
        {badge && <span class="cell-price">{badge}</span>}
      </button>
    );
  }
  const clipPath = `polygon(${corners.map(({ x, y }) => `${x}% ${y}%`).join(', ')})`;
  return (
    <>
      <button
        type="button"
        class={`${props.class} shaped`}
        style={{ ...where, clipPath }}
        {...placeAttributes(place)}
        {...button}
      >
        <svg class="place-shape" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
      </button>
      {badge && (
        // beside the button, which would clip it
        <span class="cell-price at-centre" style={pointShare(place.centre, scale.sheet)} aria-hidden="true">
          {badge}
        </span>
      )}
    </>
  );
}
