/**
 * What the board knows of a turn: the tile in hand, the cells that can be tapped, and the ways in which the tile may lie.
 * A pick of the draft and a turn of a round look the same to it.
 */
import { cellName } from '../../../domain/lilliput/drawing/index.ts';
import type { BoardTile } from '../../../domain/lilliput/drawing/index.ts';
import type { CompanyId, Rotation } from '../../../domain/lilliput/data.ts';
import type { Cell, LilliputState } from '../../../domain/lilliput/types.ts';
import { t } from '../../texts/index.ts';
import { layAs, lays, legalCells, place, turnOn } from './hand.ts';
import type { Pick } from './pick.ts';
import type { Turn } from './turn/turn.ts';
import { companyShort, tileInWords } from './words.ts';

/** One way to lie, to choose from. */
export interface Way {
  readonly tile: string;
  readonly rotation: Rotation;
  readonly company: CompanyId | null;
  readonly chosen: boolean;
  choose(): void;
}

export interface Hold {
  readonly held: BoardTile | undefined;
  readonly legal: readonly Cell[];
  /** Cells that this turn has laid and that are not sent. */
  readonly fresh: readonly Cell[];
  readonly ways: readonly Way[];
  labelOf(cell: Cell): string;
  press(cell: Cell): void;
  turn(by: number): void;
}

const heldLabel = (cell: Cell, held: BoardTile): string =>
  t('board.cellHeld', { cell: cellName(cell.x, cell.y), tile: tileInWords(held, []) });

const isHeld = (held: BoardTile | undefined, cell: Cell): held is BoardTile =>
  held !== undefined && held.x === cell.x && held.y === cell.y;

export function pickHold(pick: Pick): Hold {
  const hand = pick.hand.value;
  const company = hand?.kind === 'company' ? hand : null;
  const held: BoardTile | undefined =
    company?.cell && company.lay ? { ...company.cell, ...company.lay, tokens: [company.company] } : undefined;
  // Keys come faster than pages are drawn: the hand of this very moment counts, not the one that was drawn.
  const turn = (by: number) => {
    const now = pick.hand.peek();
    if (now !== null) pick.take(turnOn(pick.choices.peek(), now, by));
  };
  return {
    held,
    legal: legalCells(pick.choices.value, hand),
    fresh: [],
    ways: company?.cell
      ? lays(pick.choices.value, company).map((lay) => ({
          ...lay,
          company: company.company,
          chosen: lay.tile === company.lay?.tile && lay.rotation === company.lay.rotation,
          choose: () => pick.take(layAs(company, lay)),
        }))
      : [],
    labelOf: (cell) =>
      isHeld(held, cell)
        ? heldLabel(cell, held)
        : t('board.cellFree', {
            cell: cellName(cell.x, cell.y),
            company: company === null ? '' : companyShort(company.company),
          }),
    press(cell) {
      const now = pick.hand.peek();
      if (isHeld(held, cell)) turn(1);
      else if (now !== null) pick.take(place(pick.choices.peek(), now, cell));
    },
    turn,
  };
}

export function turnHold(turn: Turn, state: LilliputState): Hold {
  const { hand, steps } = turn.stage.value;
  const tokens = hand === null ? [] : (state.board[`${hand.x},${hand.y}`]?.tokens ?? []);
  const held: BoardTile | undefined =
    hand === null ? undefined : { tile: hand.tile, x: hand.x, y: hand.y, rotation: hand.rotation, tokens };
  const aim = turn.aim.value;
  return {
    held,
    legal: turn.legal.value,
    fresh: steps.flatMap((step) =>
      step.type === 'layTile' || step.type === 'layCharacterTile' ? [{ x: step.x, y: step.y }] : [],
    ),
    ways: turn.lays.value.map((lay) => ({
      tile: lay.tile,
      rotation: lay.rotation,
      company: null,
      chosen: lay.tile === hand?.tile && lay.rotation === hand.rotation,
      choose: () => turn.hold(lay),
    })),
    labelOf(cell) {
      if (isHeld(held, cell)) return heldLabel(cell, held);
      const laid = state.board[`${cell.x},${cell.y}`];
      return t(`board.aim.${aim?.what ?? 'layTile'}`, {
        cell: cellName(cell.x, cell.y),
        what: laid ? tileInWords({ ...cell, ...laid }, []) : t('board.free'),
      });
    },
    press: (cell) => turn.press(cell),
    turn: (by) => turn.turnTile(by),
  };
}
