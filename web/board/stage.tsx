/**
 * The stage on which a game's board lies: pan, zoom, fit, the margins that count cells, and cells to press as real
 * buttons above the drawing. It knows nothing of any game, nor how it is drawn. Panning moves finished layers and
 * renders nothing; only another size of the cells does.
 */
import { computed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { FitIcon, MinusIcon, PlusIcon } from '../parts/icons.tsx';
import { t } from '../texts/index.ts';
import { type Bounds, type Camera, fitted, type Frame, offset, panned, zoomed } from './camera.ts';
import { watchGestures } from './gestures.ts';
import { type Counting, Margins } from './margins.tsx';
import { cellPlace, moveFocus } from './place.ts';
import { Telling, type ToldCell, ToldCells } from './told-cells.tsx';

export interface PressableCell {
  readonly x: number;
  readonly y: number;
  /** What it is and what pressing it does, in words. */
  readonly label: string;
  /** What pressing it costs, in a few signs. */
  readonly price?: string;
  /** Holds the tile in hand. */
  readonly held: boolean;
}

interface StageProps {
  readonly drawing: ComponentChildren;
  /** What lies under it and changes more rarely. */
  readonly backdrop?: ComponentChildren;
  /** The part that is drawn; larger than what is shown at first, so that there is something to pan to. */
  readonly sheet: Bounds;
  /** What fitting shows. */
  readonly core: Bounds;
  readonly largestFit: number;
  readonly label: string;
  readonly counting: Counting;
  readonly cells: readonly PressableCell[];
  /** Everything that lies there, in words; asked again when it is another function, or when a signal in it changes. */
  tiles(): readonly ToldCell[];
  onPress(cell: PressableCell): void;
  /** Called when cells have another size on the screen. */
  onSize?(pixels: number): void;
  /** Buttons beside those that zoom. */
  readonly tools?: ComponentChildren;
  /** Lies on the sheet and moves with it. */
  readonly children?: ComponentChildren;
}

const STEP = 1.25;

export function Stage(props: StageProps) {
  const { drawing, backdrop, sheet, label, counting, cells, tiles, onPress, tools, children } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const sheetRef = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  /** Null while nobody has moved the board: then it is fitted, whatever happens to the window. */
  const moved = useRef<Camera | null>(null);
  /** Pixels per cell; zero until the frame has been measured. */
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
    const { core, largestFit, onSize } = latest.current;
    const camera = moved.current ?? fitted(core, frame, largestFit);
    if (camera.size !== size.peek()) {
      size.value = camera.size;
      onSize?.(camera.size);
    }
    const { left, top } = offset(camera, latest.current.sheet, frame);
    sheetRef.current?.style.setProperty('transform', `translate(${left}px, ${top}px)`);
    columns.current?.style.setProperty('transform', `translateX(${left}px)`);
    rows.current?.style.setProperty('transform', `translateY(${top}px)`);
  };
  const change = (next: (camera: Camera, core: Bounds) => Camera) => {
    const { core, largestFit } = latest.current;
    moved.current = next(moved.current ?? fitted(core, measured.current, largestFit), core);
    place();
  };
  const fit = () => {
    moved.current = null;
    place();
  };
  const zoomBy = (factor: number) => change((now, core) => zoomed(now, factor, 0, 0, core));

  useLayoutEffect(place);
  useLayoutEffect(() => {
    const element = frameRef.current;
    if (element === null) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const forget = watchGestures(element, {
      pan: (dx, dy) => change((now, core) => panned(now, dx, dy, core)),
      zoom: (factor, dx, dy) => change((now, core) => zoomed(now, factor, dx, dy, core)),
    });
    return () => {
      observer.disconnect();
      forget();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') fit();
    else moveFocus(event);
  };

  const { west, north, east, south } = sheet;
  const pixels = size.value;
  const pressable = cells.map(({ x, y }) => `${x},${y}`).join(' ');
  // These are many and seldom change; what is the same thing as before is not compared piece by piece.
  const margins = useMemo(
    () => <Margins size={pixels} {...{ sheet, counting, columns, rows }} />,
    [pixels, west, north, east, south],
  );
  const silent = useMemo(() => {
    const taken = new Set(pressable.split(' '));
    return computed(() => tiles().filter(({ x, y }) => !taken.has(`${x},${y}`)));
  }, [tiles, pressable]);
  const toldCells = useMemo(
    () => <ToldCells cells={silent} {...{ sheet, told, stop }} />,
    [silent, west, north, east, south],
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
          {cells.map((cell) => (
            <button
              key={`${cell.x},${cell.y}`}
              type="button"
              class={cell.held ? 'cell held' : 'cell'}
              aria-label={cell.label}
              data-cell={`${cell.x},${cell.y}`}
              style={cellPlace(cell, sheet)}
              onClick={() => onPress(cell)}
            >
              {cell.price && <span class="cell-price">{cell.price}</span>}
            </button>
          ))}
          {toldCells}
          {children}
        </div>
        {margins}
      </div>
      <Telling cells={silent} told={told} />
      <div class="zoom-buttons">
        {tools}
        <button type="button" aria-label={t('board.zoomIn')} onClick={() => zoomBy(STEP)}>
          <PlusIcon />
        </button>
        <button type="button" aria-label={t('board.zoomOut')} onClick={() => zoomBy(1 / STEP)}>
          <MinusIcon />
        </button>
        <button type="button" aria-label={t('board.fit')} onClick={fit}>
          <FitIcon />
        </button>
      </div>
    </div>
  );
}
