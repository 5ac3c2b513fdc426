/**
 * The stage on which a game's board lies: pan, zoom, fit, the margins that count cells, and cells to press as real
 * buttons above the drawing. It knows nothing of any game; the drawing comes as SVG text.
 */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { FitIcon, MinusIcon, PlusIcon } from '../parts/icons.tsx';
import { t } from '../texts/index.ts';
import { type Bounds, type Camera, fitted, type Frame, offset, panned, zoomed } from './camera.ts';
import { watchGestures } from './gestures.ts';
import { type Counting, Margins } from './margins.tsx';

export interface PressableCell {
  readonly x: number;
  readonly y: number;
  /** What it is and what pressing it does, in words. */
  readonly label: string;
  /** Holds the tile in hand. */
  readonly held: boolean;
}

interface StageProps {
  readonly drawing: string;
  /** The part that is drawn; larger than what is shown at first, so that there is something to pan to. */
  readonly sheet: Bounds;
  /** What fitting shows. */
  readonly core: Bounds;
  readonly largestFit: number;
  readonly label: string;
  readonly counting: Counting;
  readonly cells: readonly PressableCell[];
  onPress(cell: PressableCell): void;
  /** Lies on the sheet and moves with it. */
  readonly children?: ComponentChildren;
}

const STEP = 1.25;
const KEYS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function Stage(props: StageProps) {
  const { drawing, sheet, core, largestFit, label, counting, cells, onPress, children } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const frame = useSignal<Frame | null>(null);
  /** Null while nobody has moved the board: then it is fitted, whatever happens to the window. */
  const moved = useSignal<Camera | null>(null);

  useLayoutEffect(() => {
    const element = frameRef.current;
    if (element === null) return;
    const measure = () => (frame.value = { width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const size = frame.value;
  const camera = moved.value ?? (size === null ? null : fitted(core, size, largestFit));
  const change = (next: (camera: Camera) => Camera) => {
    if (camera !== null) moved.value = next(moved.peek() ?? camera);
  };
  const latest = useRef(change);
  latest.current = change;
  const bounds = useRef(core);
  bounds.current = core;

  useLayoutEffect(() => {
    const element = frameRef.current;
    if (element === null) return;
    return watchGestures(element, {
      pan: (dx, dy) => latest.current((now) => panned(now, dx, dy, bounds.current)),
      zoom: (factor, dx, dy) => latest.current((now) => zoomed(now, factor, dx, dy, bounds.current)),
    });
  }, []);

  const zoomBy = (factor: number) => change((now) => zoomed(now, factor, 0, 0, core));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') moved.value = null;
    else moveFocus(event);
  };

  const place = camera !== null && size !== null ? offset(camera, sheet, size) : null;
  return (
    <div class="stage" role="group" aria-label={label} onKeyDown={onKeyDown}>
      <div class="stage-frame" ref={frameRef}>
        {camera !== null && place !== null && (
          <div
            class="sheet-of-board"
            style={{
              transform: `translate(${place.left}px, ${place.top}px)`,
              width: `${(sheet.east - sheet.west) * camera.size}px`,
              height: `${(sheet.south - sheet.north) * camera.size}px`,
            }}
          >
            <div class="drawing" dangerouslySetInnerHTML={{ __html: drawing }} />
            {cells.map((cell) => (
              <button
                key={`${cell.x},${cell.y}`}
                type="button"
                class={cell.held ? 'cell held' : 'cell'}
                aria-label={cell.label}
                data-cell={`${cell.x},${cell.y}`}
                style={cellPlace(cell, sheet)}
                onClick={() => onPress(cell)}
              />
            ))}
            {children}
          </div>
        )}
        {camera !== null && size !== null && <Margins camera={camera} frame={size} sheet={sheet} counting={counting} />}
      </div>
      <div class="zoom-buttons">
        <button type="button" aria-label={t('board.zoomIn')} onClick={() => zoomBy(STEP)}>
          <PlusIcon />
        </button>
        <button type="button" aria-label={t('board.zoomOut')} onClick={() => zoomBy(1 / STEP)}>
          <MinusIcon />
        </button>
        <button type="button" aria-label={t('board.fit')} onClick={() => (moved.value = null)}>
          <FitIcon />
        </button>
      </div>
    </div>
  );
}

/** A cell's place on the sheet, in shares of it, so that zooming moves it along. */
export function cellPlace({ x, y }: { x: number; y: number }, sheet: Bounds) {
  const across = 100 / (sheet.east - sheet.west);
  const down = 100 / (sheet.south - sheet.north);
  return {
    left: `${(x - sheet.west) * across}%`,
    top: `${(y - sheet.north) * down}%`,
    width: `${across}%`,
    height: `${down}%`,
  };
}

/** Arrow keys go from cell to cell: to the nearest one that lies that way. */
function moveFocus(event: KeyboardEvent): void {
  const way = KEYS[event.key];
  const from = event.target;
  if (way === undefined || !(from instanceof HTMLElement) || from.dataset['cell'] === undefined) return;
  event.preventDefault();
  const [x = 0, y = 0] = from.dataset['cell'].split(',').map(Number);
  const others = [...(from.parentElement?.querySelectorAll<HTMLElement>('.cell') ?? [])]
    .map((element) => {
      const [otherX = 0, otherY = 0] = (element.dataset['cell'] ?? '').split(',').map(Number);
      const along = (otherX - x) * way[0] + (otherY - y) * way[1];
      const aside = Math.abs((otherX - x) * way[1]) + Math.abs((otherY - y) * way[0]);
      return { element, along, distance: along + 2 * aside };
    })
    .filter(({ along }) => along > 0)
    .toSorted((one, other) => one.distance - other.distance);
  others[0]?.element.focus();
}
