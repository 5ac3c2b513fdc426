/**
 * A turn being put together: the steps so far, the lay in hand that can still be turned, and what a tap on the board
 * means. Everything that can be chosen comes from the draft's own legal choices, so the page never guesses a rule.
 */
import type { CompanyId, Rotation, SpaceId } from '../../../../domain/lilliput/data.ts';
import type { LilliputChoice, LilliputStep, StepOf } from '../../../../domain/lilliput/steps.ts';
import type { Cell } from '../../../../domain/lilliput/types.ts';
import type { Hand } from '../hand.ts';

export type LayStep = StepOf<'layTile' | 'layCharacterTile'>;

/** What a tap on the board is for. */
export type Aim =
  | { readonly what: 'layTile' | 'placeStation'; readonly company: CompanyId }
  | { readonly what: 'layCharacterTile'; readonly company: CompanyId; readonly tile: string }
  | { readonly what: 'foundCompany'; readonly company: CompanyId; readonly space: SpaceId };

export interface TurnStage {
  readonly steps: readonly LilliputStep[];
  readonly hand: LayStep | null;
  readonly aim: Aim | null;
  /** The pick of a draft, before there are turns. */
  readonly pick?: Hand;
}

export const emptyStage: TurnStage = { steps: [], hand: null, aim: null };

/** How a tile lies. */
export interface Lay {
  readonly tile: string;
  readonly rotation: Rotation;
}

export const stepsOf = ({ steps, hand }: TurnStage): LilliputStep[] => (hand === null ? [...steps] : [...steps, hand]);

type BoardChoice = Extract<LilliputChoice, { x: number; company: CompanyId }>;

const isOnBoard = (choice: LilliputChoice): choice is BoardChoice => 'x' in choice && choice.type !== 'takeCompany';

/** Whether a choice is what the aim looks for. */
function fits(aim: Aim, choice: BoardChoice): boolean {
  if (choice.type !== aim.what || choice.company !== aim.company) return false;
  if (aim.what === 'layCharacterTile') return choice.type === 'layCharacterTile' && choice.tile === aim.tile;
  if (aim.what === 'foundCompany') return choice.type === 'foundCompany' && choice.space === aim.space;
  return true;
}

export const boardChoices = (choices: readonly LilliputChoice[], aim: Aim | null): BoardChoice[] =>
  aim === null ? [] : choices.filter(isOnBoard).filter((choice) => fits(aim, choice));

/** Everything that a tap on the board can be for, each once. */
export function aimsOf(choices: readonly LilliputChoice[]): Aim[] {
  const aims = new Map<string, Aim>();
  for (const choice of choices.filter(isOnBoard)) {
    const aim = aimOf(choice);
    if (aim !== null) aims.set(Object.values(aim).join('/'), aim);
  }
  return [...aims.values()];
}

/** The aim under which a choice is found. */
function aimOf(choice: BoardChoice): Aim | null {
  const { company } = choice;
  switch (choice.type) {
    case 'layTile':
    case 'placeStation':
      return { what: choice.type, company };
    case 'layCharacterTile':
      return { what: choice.type, company, tile: choice.tile };
    case 'foundCompany':
      return { what: choice.type, company, space: choice.space };
    default:
      return null;
  }
}

/** Lays and stations are aimed at by themselves; what else the board is for must be asked for. */
export function aimFor(choices: readonly LilliputChoice[], wished: Aim | null): Aim | null {
  if (wished !== null && boardChoices(choices, wished).length > 0) return wished;
  const first = choices.filter(isOnBoard).find(({ type }) => type === 'layTile' || type === 'placeStation');
  if (first === undefined || (first.type !== 'layTile' && first.type !== 'placeStation')) return null;
  const same: Aim = { what: first.type, company: wished?.company ?? first.company };
  return boardChoices(choices, same).length > 0 ? same : { what: first.type, company: first.company };
}

/** The companies that could do what the aim is for. */
export const companiesFor = (choices: readonly LilliputChoice[], what: Aim['what']): CompanyId[] => [
  ...new Set(
    choices
      .filter(isOnBoard)
      .filter(({ type }) => type === what)
      .map(({ company }) => company),
  ),
];

export function cellsOf(choices: readonly { readonly x: number; readonly y: number }[]): Cell[] {
  const seen = new Map<string, Cell>();
  for (const { x, y } of choices) seen.set(`${x},${y}`, { x, y });
  return [...seen.values()];
}

export const isAt = (cell: Cell, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  cell.x === x && cell.y === y;

/** The ways in which the tile in hand may lie on its cell, in the order in which turning goes through them. */
export const laysAt = (choices: readonly LilliputChoice[], aim: Aim | null, cell: Cell): LayStep[] =>
  boardChoices(choices, aim)
    .filter(
      (choice): choice is BoardChoice & LayStep => choice.type === 'layTile' || choice.type === 'layCharacterTile',
    )
    .filter((choice) => isAt(cell, choice));

/** The step that a tap on a cell takes: for a tile the first way to lie, which turning goes on from. */
export const pressed = (choices: readonly LilliputChoice[], aim: Aim | null, cell: Cell): LilliputStep | undefined =>
  boardChoices(choices, aim).find((choice) => isAt(cell, choice));

/** What was kept in the browser may be from an older page; the domain judges the steps again anyway. */
export function isStage(value: unknown): value is TurnStage {
  return (
    typeof value === 'object' && value !== null && 'steps' in value && Array.isArray(value.steps) && 'hand' in value
  );
}
