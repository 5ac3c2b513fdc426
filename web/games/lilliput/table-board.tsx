/** The board of a table of 18Lilliput: what lies there, the home tile in hand, and the cells where it may go. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useCallback, useLayoutEffect } from 'preact/hooks';
import {
  type BoardOptions,
  cellName,
  columnName,
  countedStops,
  pagePalette,
  rowName,
} from '../../../domain/lilliput/drawing/index.ts';
import type { Route } from '../../../domain/lilliput/drawing/index.ts';
import { phaseOf } from '../../../domain/lilliput/rules/holdings.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { unitNames } from '../../board/margins.tsx';
import { boxOf, type Scale, shareOf } from '../../board/outline.ts';
import type { Place } from '../../board/place.ts';
import { Stage } from '../../board/stage.tsx';
import { LegendIcon, TurnIcon } from '../../parts/icons.tsx';
import { inPlace, lazy } from '../../parts/lazy.tsx';
import { wordsReady } from '../../texts/language.ts';
import { t } from './texts/index.ts';
import { BoardDrawing, Lattice } from './board-drawing.tsx';
import type { Hold } from './hold.ts';
import { type RunDecided, RunOverlay, type RunShown, RunSums } from './show/run-shown.tsx';
import type { LegendProps } from './legend.tsx';
import { firstStop, squareAt, zoom } from './places.ts';
import { rulesNow } from './rules.ts';
import { around, boundsOf, cellOf, coreOf, homesAt, sheetOf, tilesOf } from './tiles-of.ts';
import { tileInWords } from './words.ts';

/** So much ground shows beyond a cell that can be pressed. */
const BESIDE_LEGAL = 0.4;

/** Cells smaller than this have larger flags: a figure must be readable on any board. */
const SMALL = 80;
const SMALL_FLAGS = 1.2;

const margins = { columns: unitNames(columnName), rows: unitNames(rowName) };

const Legend = lazy<LegendProps>(async () => {
  const { Legend: Part } = await import('./legend.tsx');
  await wordsReady();
  return Part;
}, inPlace);

interface TableBoardProps {
  readonly state: LilliputState;
  readonly hold: Hold;
  readonly routes?: readonly Route[];
  /** Of the companies that ran before in the same round. */
  readonly earlier?: readonly Route[];
  /** The board tells of something that happened. */
  readonly telling?: boolean;
  /** The game whose board is fitted, so that nothing jumps while one looks back; the one shown unless said otherwise. */
  readonly fitted?: LilliputState;
  /** The state, but only once the board has been painted: for what nobody misses before. Without it, the state itself. */
  readonly painted?: ReadonlySignal<LilliputState | null>;
  /** Trains that run over it. */
  readonly run?: RunShown | null;
  /** Trains that have run and whose director decides. */
  readonly decided?: RunDecided | null;
  /** What is to be said on the board itself. */
  readonly note?: ComponentChildren;
  /** Marks of comments. */
  marks?(scale: Scale): ComponentChildren;
}

export function TableBoard(props: TableBoardProps) {
  const {
    state,
    hold,
    routes = [],
    earlier = [],
    telling = false,
    fitted = state,
    painted,
    run = null,
    decided = null,
    note,
  } = props;
  const { held, legal, fresh } = hold;
  const laid = tilesOf(state);
  const all = fitted === state ? laid : [...laid, ...tilesOf(fitted)];
  const core = around(coreOf(all), boundsOf(held === undefined ? legal : [...legal, held], BESIDE_LEGAL));
  const sheet = sheetOf(all);
  const { phaseColour } = phaseOf(state);
  const small = useSignal(false);
  const flagScale = small.value ? SMALL_FLAGS : 1;
  const legend = useSignal(false);
  const options: BoardOptions = {
    view: sheet,
    palette: pagePalette,
    phaseColour,
    inHand: held,
    legal,
    fresh,
    routes,
    earlierRoutes: earlier,
    lattice: false,
    counted: run === null ? countedStops(routes, laid) : [],
    flagScale,
  };

  // Before the page is painted: a key may follow the tap that put the tile down within a frame.
  useLayoutEffect(() => {
    if (held === undefined) return;
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      hold.turn(event.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  });

  const settled = useCallback(() => painted?.value ?? state, [painted ?? state]);
  const told = useCallback(() => toldTiles(settled()), [settled]);

  // Without them nothing can be in hand.
  const rules = held === undefined ? null : rulesNow();
  const cells = held === undefined ? legal : [...legal.filter((cell) => cell.x !== held.x || cell.y !== held.y), held];
  return (
    <div class={telling ? 'board-area telling' : 'board-area'}>
      <Stage
        drawing={<BoardDrawing {...{ laid, options }} />}
        backdrop={<Lattice laid={() => [...tilesOf(settled()), ...(held === undefined ? [] : [held])]} view={sheet} />}
        sheet={sheet}
        core={core}
        label={t('board.label')}
        places={cells.map((cell) => ({
          ...squareAt(cell, hold.labelOf(cell)),
          price: hold.priceOf(cell),
          held: held !== undefined && held.x === cell.x && held.y === cell.y,
        }))}
        {...{ told, zoom, margins, firstStop }}
        onSize={(pixels) => (small.value = pixels < SMALL)}
        onPress={({ id }) => hold.press(cellOf(id))}
        tools={
          <button type="button" aria-label={t('board.legend')} onClick={() => (legend.value = true)}>
            <LegendIcon />
          </button>
        }
        {...(props.marks && { marks: props.marks })}
      >
        {run !== null && <RunOverlay run={run.fact} elapsed={run.elapsed} {...{ state, sheet, flagScale }} />}
        {held !== undefined && (
          <div class="turn-button-place" style={shareOf(boxOf(squareAt(held, '').outline), sheet)}>
            <button type="button" class="turn-button" aria-label={t('board.turn')} onClick={() => hold.turn(1)}>
              <TurnIcon />
            </button>
          </div>
        )}
      </Stage>
      {run !== null && <RunSums run={run.fact} state={state} elapsed={run.elapsed} />}
      {decided !== null && <RunSums run={decided.fact} state={state} onAgain={decided.again} />}
      {rules !== null && <rules.Tray hold={hold} />}
      {legend.value && <Legend onClose={() => (legend.value = false)} />}
      {note}
    </div>
  );
}

/** Every tile in words, in its place. */
function toldTiles(state: LilliputState): Place[] {
  const { phaseColour } = phaseOf(state);
  return tilesOf(state).map((tile) =>
    squareAt(tile, `${cellName(tile.x, tile.y)}: ${tileInWords(tile, homesAt(state, tile), phaseColour)}`),
  );
}

const isTyping = ({ target }: Event): boolean => target instanceof HTMLInputElement;
