/**
 * What lies on the board, place by place, for keyboards and screen readers, and for whoever taps something: each place
 * that holds something is an invisible button that says what it is. One of them is a tab stop; the arrow keys lead to
 * the others (roving tabindex).
 */
import type { ReadonlySignal, Signal } from '@preact/signals';
import { t } from '../texts/index.ts';
import type { Scale } from './outline.ts';
import type { Place } from './place.ts';
import { PlaceButton } from './place-button.tsx';

interface ToldPlacesProps {
  readonly places: ReadonlySignal<readonly Place[]>;
  readonly scale: Scale;
  /** The place whose words are shown. */
  readonly told: Signal<string | null>;
  /** The place that the Tab key leads to. */
  readonly stop: Signal<string | null>;
  /** The tab stop until somebody has moved the focus. */
  readonly firstStop: string | undefined;
}

/** As one reads: from the north-west. */
const inReadingOrder = (places: readonly Place[]): Place[] =>
  places.toSorted(({ centre: one }, { centre: other }) => one.y - other.y || one.x - other.x);

export function ToldPlaces({ places, scale, told, stop, firstStop }: ToldPlacesProps) {
  const ordered = inReadingOrder(places.value);
  const named = (id: string | null | undefined) => ordered.find((place) => place.id === id);
  const stopped = named(stop.value) ?? named(firstStop) ?? ordered[0];
  return (
    <div class="told-cells" role="group" aria-label={t('board.inWords')}>
      {ordered.map((place) => (
        <PlaceButton
          key={place.id}
          class="told-cell"
          label={place.label}
          tabIndex={place === stopped ? 0 : -1}
          onFocus={() => {
            stop.value = place.id;
            told.value = place.id;
          }}
          onBlur={() => (told.value = null)}
          // not every browser gives the focus to a button that is pressed
          onClick={() => (told.value = place.id)}
          {...{ place, scale }}
        />
      ))}
    </div>
  );
}

/** The words of the place that has the focus, to read; the button itself says them to a screen reader. */
export function Telling({ places, told }: Pick<ToldPlacesProps, 'places' | 'told'>) {
  const wished = told.value;
  const place = wished === null ? undefined : places.value.find(({ id }) => id === wished);
  if (place === undefined) return null;
  return (
    <p class="telling-words" aria-hidden="true">
      {place.label}
    </p>
  );
}
