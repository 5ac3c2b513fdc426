/** The board of a table of 18Lilliput: what lies there, the home tile in hand, and the cells where it may go. */
import { useEffect } from 'preact/hooks';
import { boardSvg, cellName, columnName, pagePalette, rowName } from '../../../domain/lilliput/drawing/index.ts';
import { phases } from '../../../domain/lilliput/data.ts';
import type { Route } from '../../../domain/lilliput/drawing/index.ts';
import type { Cell, LilliputState } from '../../../domain/lilliput/types.ts';
import { cellPlace, Stage } from '../../board/stage.tsx';
import { TurnIcon } from '../../parts/icons.tsx';
import { t } from '../../texts/index.ts';
import type { Hold } from './hold.ts';
import { boundsOf, tilesOf } from './tiles-of.ts';
import { Tray } from './tray.tsx';
import { tileInWords } from './words.ts';

/** Cells never grow larger than this by themselves. */
const LARGEST_FIT = 132;
/** How far the drawn sheet reaches beyond the outermost tiles. */
const BEYOND = 7;

const homesAt = (state: LilliputState, { x, y }: Cell) =>
  Object.entries(state.companies)
    .filter(([, company]) => company.home.x === x && company.home.y === y)
    .map(([id]) => id as keyof LilliputState['companies']);

interface TableBoardProps {
  readonly state: LilliputState;
  readonly hold: Hold;
  readonly routes?: readonly Route[];
}

export function TableBoard({ state, hold, routes = [] }: TableBoardProps) {
  const { held, legal, fresh } = hold;
  const laid = tilesOf(state);
  const core = boundsOf([...laid, { x: 1, y: 1 }, { x: -1, y: -1 }], 1);
  const sheet = boundsOf(laid, BEYOND);
  const phaseColour = phases.find(({ phase }) => phase === state.phase)?.phaseColour ?? 'yellow';
  const drawing = boardSvg(laid, {
    view: sheet,
    palette: pagePalette,
    phaseColour,
    inHand: held,
    legal,
    fresh,
    routes,
    nameOf: (tile) => `${cellName(tile.x, tile.y)}: ${tileInWords(tile, homesAt(state, tile))}`,
    label: t('board.label'),
  });

  useEffect(() => {
    if (held === undefined) return;
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      hold.turn(event.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  });

  const cells = held === undefined ? legal : [...legal.filter((cell) => cell.x !== held.x || cell.y !== held.y), held];
  return (
    <div class="board-area">
      <Stage
        drawing={drawing}
        sheet={sheet}
        core={core}
        largestFit={LARGEST_FIT}
        label={t('board.label')}
        counting={{ columnName, rowName }}
        cells={cells.map(({ x, y }) => ({
          x,
          y,
          label: hold.labelOf({ x, y }),
          held: held !== undefined && held.x === x && held.y === y,
        }))}
        onPress={({ x, y }) => hold.press({ x, y })}
      >
        {held !== undefined && (
          <div class="turn-button-place" style={cellPlace(held, sheet)}>
            <button type="button" class="turn-button" aria-label={t('board.turn')} onClick={() => hold.turn(1)}>
              <TurnIcon />
            </button>
          </div>
        )}
      </Stage>
      <Tray hold={hold} />
    </div>
  );
}

const isTyping = ({ target }: Event): boolean => target instanceof HTMLInputElement;
