/**
 * The stage on which a game's board lies: pan, zoom, fit, margins with the names of columns and rows, and places to press
 * as real buttons above the drawing. It knows nothing of any game, nor how it is drawn. Panning moves finished layers
 * and renders nothing; only zooming does.
 */
import { computed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { FitIcon, MinusIcon, PlusIcon } from '../parts/icons.tsx';
import { t } from '../texts/index.ts';
import {
  type Bounds,
  type Camera,
  fitted,
  type Frame,
  offset,
  panned,
  type Zoom,
  type ZoomBy,
  zoomed,
} from './camera.ts';
import { moveFocus } from './arrow-keys.ts';
import { watchGestures } from './gestures.ts';
import { type MarginNames, Margins } from './margins.tsx';
import type { Scale } from './outline.ts';
import type { Place } from './place.ts';
import { PlaceButton } from './place-button.tsx';
import { Telling, ToldPlaces } from './told-places.tsx';

export interface PressablePlace extends Place {
  /** What pressing it costs, in a few signs. */
  readonly price?: string;
  /** Holds the piece in hand. */
  readonly held?: boolean;
}

interface StageProps {
  readonly drawing: ComponentChildren;
  /** What lies under it and changes more rarely. */
  readonly backdrop?: ComponentChildren;
  /** The part that is drawn; larger than what is shown at first, so that there is something to pan to. */
  readonly sheet: Bounds;
  /** What fitting shows. */
  readonly core: Bounds;
  readonly zoom: Zoom;
  readonly label: string;
  /** Without them the board has no margins. */
  readonly margins?: MarginNames;
  readonly places: readonly PressablePlace[];
  /** Everything that lies there, in words; asked again when it is another function, or when a signal in it changes. */
  told(): readonly Place[];
  /** The told place that the Tab key leads to at first; the first in reading order without it. */
  readonly firstStop?: string;
  onPress(place: PressablePlace): void;
  /** Called when units have another size on the screen. */
  onSize?(pixels: number): void;
  /** Buttons beside those that zoom. */
  readonly tools?: ComponentChildren;
  /** Lies on the sheet and moves with it. */
  readonly children?: ComponentChildren;
  /** Marks of comments, above everything else on the sheet. */
  marks?(scale: Scale): ComponentChildren;
}

const STEP = 1.25;

export function Stage(props: StageProps) {
  const {
    drawing,
    backdrop,
    sheet,
    zoom,
    label,
    margins: names,
    places,
    told: tell,
    firstStop,
    onPress,
    tools,
  } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const sheetRef = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  /** Null while nobody has moved the board: then it is fitted, whatever happens to the window. */
  const moved = useRef<Camera | null>(null);
  /** Pixels per unit; zero until the frame has been measured. */
  const size = useSignal(0);
  const told = useSignal<string | null>(null);
  const stop = useSignal<string | null>(null);

  /** Kept, because measuring makes the browser lay out everything that was just redrawn. */
  const measured = useRef<Frame>({ width: 0, height: 0 });
  const measure = () => {
    measured.current = { width: frameRef.current?.clientWidth ?? 0, height: frameRef.current?.clientHeight ?? 0 };
    place();
  };
  const place = () => {
    const frame = measured.current;
    if (frame.width === 0) return;
    const { core, zoom: limits, onSize } = latest.current;
    const camera = moved.current ?? fitted(core, frame, limits);
    if (camera.size !== size.peek()) {
      size.value = camera.size;
      onSize?.(camera.size);
    }
    const { left, top } = offset(camera, latest.current.sheet, frame);
    sheetRef.current?.style.setProperty('transform', `translate(${left}px, ${top}px)`);
    columns.current?.style.setProperty('transform', `translateX(${left}px)`);
    rows.current?.style.setProperty('transform', `translateY(${top}px)`);
  };
  const change = (next: (camera: Camera, core: Bounds, limits: Zoom) => Camera) => {
    const { core, zoom: limits } = latest.current;
    moved.current = next(moved.current ?? fitted(core, measured.current, limits), core, limits);
    place();
  };
  const zoomBy = (by: ZoomBy) => change((now, core, limits) => zoomed(now, by, core, limits));
  const zoomIn = () => zoomBy({ factor: STEP, dx: 0, dy: 0 });
  const zoomOut = () => zoomBy({ factor: 1 / STEP, dx: 0, dy: 0 });
  const fit = () => {
    moved.current = null;
    place();
  };

  useLayoutEffect(place);
  useLayoutEffect(() => {
    const element = frameRef.current;
    if (element === null) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const forget = watchGestures(element, {
      pan: (dx, dy) => change((now, core) => panned(now, dx, dy, core)),
      zoom: (factor, dx, dy) => zoomBy({ factor, dx, dy }),
    });
    return () => {
      observer.disconnect();
      forget();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (event.key === '0') fit();
    else moveFocus(event);
  };

  const { west, north, east, south } = sheet;
  const pixels = size.value;
  const pressable = places.map(({ id }) => id).join(' ');
  const scale = useMemo(
    (): Scale => ({ sheet, smallest: zoom.smallest, pixels: size }),
    [west, north, east, south, zoom.smallest],
  );
  // These are many and seldom change; what is the same thing as before is not compared piece by piece.
  const margins = useMemo(
    () => names && <Margins size={pixels} {...{ sheet, names, columns, rows }} />,
    [pixels, names, west, north, east, south],
  );
  const silent = useMemo(() => {
    const taken = new Set(pressable.split(' '));
    return computed(() => tell().filter(({ id }) => !taken.has(id)));
  }, [tell, pressable]);
  const toldPlaces = useMemo(
    () => <ToldPlaces places={silent} {...{ scale, told, stop, firstStop }} />,
    [silent, scale, firstStop],
  );
  return (
    <div class="stage" role="group" aria-label={label} onKeyDown={onKeyDown}>
      <div class="stage-frame" ref={frameRef}>
        <div
          class="sheet-of-board"
          ref={sheetRef}
          style={{
            width: `${(east - west) * pixels}px`,
            height: `${(south - north) * pixels}px`,
          }}
        >
          <div class="backdrop">{backdrop}</div>
          <div class="drawing">{drawing}</div>
          {places.map((place) => (
            <PlaceButton
              key={place.id}
              class={place.held ? 'cell held' : 'cell'}
              label={place.label}
              badge={place.price}
              onClick={() => onPress(place)}
              {...{ place, scale }}
            />
          ))}
          {toldPlaces}
          {props.children}
          {props.marks?.(scale)}
        </div>
        {margins}
      </div>
      <Telling places={silent} told={told} />
      <div class="zoom-buttons">
        {tools}
        <button type="button" aria-label={t('board.zoomIn')} onClick={zoomIn}>
          <PlusIcon />
        </button>
        <button type="button" aria-label={t('board.zoomOut')} onClick={zoomOut}>
          <MinusIcon />
        </button>
        <button type="button" aria-label={t('board.fit')} onClick={fit}>
          <FitIcon />
        </button>
      </div>
    </div>
  );
}
