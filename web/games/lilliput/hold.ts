/**
 * What the board knows of a turn: the tile in hand, the cells that can be tapped, and the ways in which the tile may lie.
 * A pick of the draft and a turn of a round look the same to it.
 */
import { cellName } from '../../../domain/lilliput/drawing/index.ts';
import type { BoardTile } from '../../../domain/lilliput/drawing/index.ts';
import type { CompanyId, PhaseColour, Rotation } from '../../../domain/lilliput/data.ts';
import { phaseOf } from '../../../domain/lilliput/rules/holdings.ts';
import { costOf } from './rules.ts';
import type { Cell, LilliputState } from '../../../domain/lilliput/types.ts';
import { t } from './texts/index.ts';
import { layAs, lays, legalCells, place, turnOn } from './hand.ts';
import type { Pick } from './pick.ts';
import { homesAt } from './tiles-of.ts';
import type { PriceRange } from './turn/prices.ts';
import type { Turn } from './turn/turn.ts';
import { companyShort, tileInWords } from './words.ts';

/** One way to lie, to choose from. */
export interface Way {
  readonly tile: string;
  readonly rotation: Rotation;
  readonly company: CompanyId | null;
  readonly chosen: boolean;
  /** What it costs, where it costs anything. */
  readonly price: number;
  choose(): void;
}

export interface Hold {
  readonly held: BoardTile | undefined;
  readonly legal: readonly Cell[];
  /** Cells that this turn has laid and that are not sent. */
  readonly fresh: readonly Cell[];
  readonly ways: readonly Way[];
  /** Some values follow it. */
  readonly phaseColour: PhaseColour;
  labelOf(cell: Cell): string;
  /** What pressing the cell costs, in a few signs; empty where it is free. */
  priceOf(cell: Cell): string;
  press(cell: Cell): void;
  turn(by: number): void;
}

const heldLabel = (cell: Cell, held: BoardTile, phaseColour: PhaseColour): string =>
  t('board.cellHeld', { cell: cellName(cell.x, cell.y), tile: tileInWords(held, [], phaseColour) });

const isHeld = (held: BoardTile | undefined, cell: Cell): held is BoardTile =>
  held !== undefined && held.x === cell.x && held.y === cell.y;

/** A price after a label, or alone; a range where tiles differ, nothing where all are free. */
function priced(price: PriceRange | undefined, free: string, label: string | null): string {
  if (price === undefined || price.most === 0) return free;
  const one = price.least === price.most;
  if (label === null) return t(one ? 'price.short' : 'price.shortRange', { ...price });
  return t(one ? 'price.on' : 'price.range', { ...price, label });
}

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
          price: 0,
          choose: () => pick.take(layAs(company, lay)),
        }))
      : [],
    // companies are picked before the first round
    phaseColour: 'yellow',
    labelOf: (cell) =>
      isHeld(held, cell)
        ? heldLabel(cell, held, 'yellow')
        : t('board.cellFree', {
            cell: cellName(cell.x, cell.y),
            company: company === null ? '' : companyShort(company.company),
          }),
    priceOf: () => '',
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
  const before = turn.base.value;
  const { phaseColour } = phaseOf(state);
  const priceAt = (cell: Cell) => (isHeld(held, cell) ? undefined : turn.prices.value.get(`${cell.x},${cell.y}`));
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
      price: before === null ? 0 : costOf(before.state, before.seat, lay),
      choose: () => turn.hold(lay),
    })),
    phaseColour,
    labelOf(cell) {
      if (isHeld(held, cell)) return heldLabel(cell, held, phaseColour);
      const laid = state.board[`${cell.x},${cell.y}`];
      const label = t(`board.aim.${aim?.what ?? 'layTile'}`, {
        cell: cellName(cell.x, cell.y),
        what: laid ? tileInWords({ ...cell, ...laid }, homesAt(state, cell), phaseColour) : t('board.free'),
      });
      return priced(priceAt(cell), label, label);
    },
    priceOf: (cell) => priced(priceAt(cell), '', null),
    press: (cell) => turn.press(cell),
    turn: (by) => turn.turnTile(by),
  };
}
