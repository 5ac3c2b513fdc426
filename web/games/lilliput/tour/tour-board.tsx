/** The board of the tour: the real drawing, the cells that the stop asks for lit, and trains when they run. */
import { useSignal } from '@preact/signals';
import { useCallback, useMemo } from 'preact/hooks';
import {
  type BoardOptions,
  cellName,
  columnName,
  pagePalette,
  rowName,
} from '../../../../domain/lilliput/drawing/index.ts';
import { phaseOf } from '../../../../domain/lilliput/rules/holdings.ts';
import type { LilliputStep } from '../../../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { unitNames } from '../../../board/margins.tsx';
import { Stage } from '../../../board/stage.tsx';
import { BoardDrawing } from '../board-drawing.tsx';
import { firstStop, squareAt, zoom } from '../places.ts';
import { RunOverlay } from '../show/run-parts.tsx';
import { routesOfRun } from '../show/runs.ts';
import { boundsOf, cellOf, homesAt, tilesOf } from '../tiles-of.ts';
import { tileInWords } from '../words.ts';
import type { TourProps } from '../../contract/site-parts.ts';
import { runOf, useTicking } from './run.ts';
import { isOnBoard, pressed, type Scene } from './story.ts';
import { tell } from './words.ts';

const margins = { columns: unitNames(columnName), rows: unitNames(rowName) };
const BEYOND = 6;
/** Cells smaller than this have larger flags, as on a table. */
const SMALL = 80;
const SMALL_FLAGS = 1.2;
/** The same view at every stop, so that nothing jumps: all that the tour will ever lay, and a little ground. */
const CORE = { west: -1.9, north: -3.3, east: 2.9, south: 1.4 };

export function TourBoard({ scene, onDo }: TourProps<Scene>) {
  const run = runOf(scene);
  useTicking(scene, run);
  const { ways, way, found, now } = scene;
  const small = useSignal(false);
  const flagScale = small.value ? SMALL_FLAGS : 1;
  const laid = tilesOf(now.state);
  const sheet = boundsOf(laid, BEYOND);
  const chosen = way === null ? undefined : ways[way];
  const cells = lit(ways);
  const routes = run === null ? [] : routesOfRun(run.fact);
  const { phaseColour } = phaseOf(now.state);
  const drawing = useMemo(() => {
    const options: BoardOptions = {
      view: sheet,
      palette: pagePalette,
      phaseColour,
      legal: way === null ? cells : [],
      fresh: chosen !== undefined && isOnBoard(chosen) ? [chosen] : [],
      routes,
      flagScale,
    };
    return <BoardDrawing {...{ laid, options }} />;
  }, [now.state, way, run, flagScale]);
  const told = useCallback(
    () => tilesOf(now.state).map(({ x, y }) => squareAt({ x, y }, `${cellName(x, y)}: ${wordsAt(now.state, x, y)}`)),
    [now.state],
  );
  return (
    <div class="board-area tour-board">
      <Stage
        drawing={drawing}
        sheet={sheet}
        core={CORE}
        label={tell('tour.board')}
        places={cells.map(({ x, y, type }) => {
          const held = chosen !== undefined && isOnBoard(chosen) && chosen.x === x && chosen.y === y;
          const what = held ? wordsAt(now.state, x, y) : wordsAt(found.state, x, y);
          const cell = cellName(x, y);
          const key = type === 'placeStation' ? 'tour.cellStation' : held ? 'tour.cellTurn' : 'tour.cell';
          return { ...squareAt({ x, y }, tell(key, { cell, what })), held };
        })}
        {...{ told, zoom, margins, firstStop }}
        onSize={(pixels) => (small.value = pixels < SMALL)}
        onPress={({ id }) => onDo(pressed(scene, cellOf(id)))}
      >
        {run !== null && (
          <RunOverlay run={run.fact} state={now.state} sheet={sheet} elapsed={run.elapsed} flagScale={flagScale} />
        )}
      </Stage>
    </div>
  );
}

/** The cells that can be pressed, each once. */
function lit(ways: readonly LilliputStep[]) {
  const onBoard = ways.filter(isOnBoard);
  return onBoard.filter((step, index) => onBoard.findIndex(({ x, y }) => x === step.x && y === step.y) === index);
}

function wordsAt(state: LilliputState, x: number, y: number): string {
  const laid = state.board[`${x},${y}`];
  if (laid === undefined) return tell('tour.free');
  return tileInWords({ x, y, ...laid }, homesAt(state, { x, y }), phaseOf(state).phaseColour);
}
