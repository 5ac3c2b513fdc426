/**
 * A pick being put together: what the player holds in hand before it is a whole step. Everything that can be chosen
 * comes from the draft's own legal choices, so the page never guesses a rule.
 */
import type { CharacterId, CompanyId, Rotation } from '../../../domain/lilliput/data.ts';
import type { LilliputStep } from '../../../domain/lilliput/steps.ts';
import type { Cell } from '../../../domain/lilliput/types.ts';

type TakeCompany = Extract<LilliputStep, { type: 'takeCompany' }>;

/** How a home tile lies. */
export interface Lay {
  readonly tile: string;
  readonly rotation: Rotation;
}

export type Hand =
  | { readonly kind: 'character'; readonly character: CharacterId }
  /** A company without a lay still looks for its home. */
  | { readonly kind: 'company'; readonly company: CompanyId; readonly cell: Cell | null; readonly lay: Lay | null };

export const takeCharacter = (character: CharacterId): Hand => ({ kind: 'character', character });
export const takeCompany = (company: CompanyId): Hand => ({ kind: 'company', company, cell: null, lay: null });

const sameCell = (one: Cell, other: Cell): boolean => one.x === other.x && one.y === other.y;
const sameLay = (one: Lay, other: Lay): boolean => one.tile === other.tile && one.rotation === other.rotation;

const homesOf = (choices: readonly LilliputStep[], company: CompanyId): TakeCompany[] =>
  choices.filter((choice): choice is TakeCompany => choice.type === 'takeCompany' && choice.company === company);

/** The companies and characters that may be taken now. */
export function onOffer(choices: readonly LilliputStep[]): { companies: Set<CompanyId>; characters: Set<CharacterId> } {
  const companies = new Set<CompanyId>();
  const characters = new Set<CharacterId>();
  for (const choice of choices) {
    if (choice.type === 'takeCompany') companies.add(choice.company);
    else if (choice.type === 'takeCharacter') characters.add(choice.character);
  }
  return { companies, characters };
}

/** The cells where the company in hand may have its home. */
export function legalCells(choices: readonly LilliputStep[], hand: Hand | null): Cell[] {
  if (hand?.kind !== 'company') return [];
  const cells: Cell[] = [];
  for (const { x, y } of homesOf(choices, hand.company)) {
    if (!cells.some((cell) => sameCell(cell, { x, y }))) cells.push({ x, y });
  }
  return cells;
}

/** Every way the home tile may lie on the chosen cell, in the order in which turning goes through them. */
export function lays(choices: readonly LilliputStep[], hand: Hand | null): Lay[] {
  if (hand?.kind !== 'company' || hand.cell === null) return [];
  const { cell } = hand;
  return homesOf(choices, hand.company)
    .filter((home) => sameCell(home, cell))
    .map(({ tile, rotation }) => ({ tile, rotation }));
}

/**
 * Puts the tile on a cell. A tile that is moved keeps the way it lies; a new one lies so that its track leads to
 * Mildendo if it can, because that is what nearly everybody wants.
 */
export function place(choices: readonly LilliputStep[], hand: Hand, cell: Cell): Hand {
  if (hand.kind !== 'company') return hand;
  const placed = { ...hand, cell };
  const possible = lays(choices, placed);
  const kept = possible.find((lay) => hand.lay !== null && sameLay(lay, hand.lay));
  const lay = kept ?? possible.find(({ rotation }) => rotation === (cell.x === 0 ? 0 : 1)) ?? possible[0];
  return lay === undefined ? hand : { ...placed, lay };
}

/** The next way to lie; after the last one the first again. */
export function turnOn(choices: readonly LilliputStep[], hand: Hand, by = 1): Hand {
  if (hand.kind !== 'company' || hand.lay === null) return hand;
  const possible = lays(choices, hand);
  const { lay } = hand;
  const index = possible.findIndex((other) => sameLay(other, lay));
  const next = possible[(index + by + possible.length) % possible.length];
  return next === undefined ? hand : { ...hand, lay: next };
}

export const layAs = (hand: Hand, lay: Lay): Hand => (hand.kind === 'company' ? { ...hand, lay } : hand);

/** The step that the hand amounts to, once it is whole. */
export function stepOf(hand: Hand | null): LilliputStep | null {
  if (hand === null) return null;
  if (hand.kind === 'character') return { type: 'takeCharacter', character: hand.character };
  if (hand.cell === null || hand.lay === null) return null;
  return { type: 'takeCompany', company: hand.company, ...hand.lay, ...hand.cell };
}

/** Whether the hand can still become one of the legal choices. */
export function isPossible(choices: readonly LilliputStep[], hand: Hand): boolean {
  const { companies, characters } = onOffer(choices);
  if (hand.kind === 'character') return characters.has(hand.character);
  if (!companies.has(hand.company)) return false;
  if (hand.cell === null) return true;
  return lays(choices, hand).some((lay) => hand.lay !== null && sameLay(lay, hand.lay));
}

/** What was kept in the browser may be from an older page; only the shape is checked, the choices do the rest. */
export function isHand(value: unknown): value is Hand {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'character') return 'character' in value && typeof value.character === 'string';
  return value.kind === 'company' && 'company' in value && 'cell' in value && 'lay' in value;
}
