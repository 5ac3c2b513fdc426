/** The board of a table of 18Lilliput: what lies there, the home tile in hand, and the cells where it may go. */
import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { boardSvg, cellName, columnName, pagePalette, rowName } from '../../../domain/lilliput/drawing/index.ts';
import type { BoardTile } from '../../../domain/lilliput/drawing/index.ts';
import type { Cell, LilliputState } from '../../../domain/lilliput/types.ts';
import { cellPlace, Stage } from '../../board/stage.tsx';
import { TurnIcon } from '../../parts/icons.tsx';
import { t } from '../../texts/index.ts';
import { type Hand, legalCells, place, turnOn } from './hand.ts';
import type { Pick } from './pick.ts';
import { boundsOf, tilesOf } from './tiles-of.ts';
import { Tray } from './tray.tsx';
import { companyShort, tileInWords } from './words.ts';

/** Cells never grow larger than this by themselves. */
const LARGEST_FIT = 132;
/** How far the drawn sheet reaches beyond the outermost tiles. */
const BEYOND = 7;

/** The home tile in hand, with its token, where it would lie. */
function tileInHand(hand: Hand | null): BoardTile | undefined {
  if (hand?.kind !== 'company' || hand.cell === null || hand.lay === null) return undefined;
  return { ...hand.cell, ...hand.lay, tokens: [hand.company] };
}

const homesAt = (state: LilliputState, { x, y }: Cell) =>
  Object.entries(state.companies)
    .filter(([, company]) => company.home.x === x && company.home.y === y)
    .map(([id]) => id as keyof LilliputState['companies']);

interface TableBoardProps {
  readonly state: LilliputState;
  readonly pick: Pick;
}

export function TableBoard({ state, pick }: TableBoardProps) {
  const hand = pick.hand.value;
  const held = tileInHand(hand);
  const legal = useComputed(() => legalCells(pick.choices.value, pick.hand.value)).value;
  const laid = tilesOf(state);
  const core = boundsOf([...laid, { x: 1, y: 1 }, { x: -1, y: -1 }], 1);
  const sheet = boundsOf(laid, BEYOND);
  const drawing = boardSvg(laid, {
    view: sheet,
    palette: pagePalette,
    phaseColour: 'yellow',
    inHand: held,
    legal,
    nameOf: (tile) => `${cellName(tile.x, tile.y)}: ${tileInWords(tile, homesAt(state, tile))}`,
    label: t('board.label'),
  });

  // Keys come faster than pages are drawn: the hand of this very moment counts, not the one that was drawn.
  const turn = (by: number) => {
    const now = pick.hand.peek();
    if (now !== null) pick.take(turnOn(pick.choices.peek(), now, by));
  };
  useEffect(() => {
    if (held === undefined) return;
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      turn(event.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  });

  const labelOf = (cell: Cell): string => {
    const name = cellName(cell.x, cell.y);
    if (held !== undefined && held.x === cell.x && held.y === cell.y) {
      return t('board.cellHeld', { cell: name, tile: tileInWords(held, []) });
    }
    return t('board.cellFree', { cell: name, company: hand?.kind === 'company' ? companyShort(hand.company) : '' });
  };

  return (
    <div class="board-area">
      <Stage
        drawing={drawing}
        sheet={sheet}
        core={core}
        largestFit={LARGEST_FIT}
        label={t('board.label')}
        counting={{ columnName, rowName }}
        cells={legal.map((cell) => ({
          ...cell,
          label: labelOf(cell),
          held: held !== undefined && held.x === cell.x && held.y === cell.y,
        }))}
        onPress={(cell) => {
          const now = pick.hand.peek();
          if (cell.held) turn(1);
          else if (now !== null) pick.take(place(pick.choices.peek(), now, { x: cell.x, y: cell.y }));
        }}
      >
        {held !== undefined && (
          <div class="turn-button-place" style={cellPlace(held, sheet)}>
            <button type="button" class="turn-button" aria-label={t('board.turn')} onClick={() => turn(1)}>
              <TurnIcon />
            </button>
          </div>
        )}
      </Stage>
      <Tray pick={pick} />
    </div>
  );
}

const isTyping = ({ target }: Event): boolean => target instanceof HTMLInputElement;
