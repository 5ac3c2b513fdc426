/** Variants (rules 7): which combine, and which tiles they bring. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { type TileDefinition, tiles, type Variant, variants } from '../data.ts';
import type { VariantId } from '../types.ts';

/** What a host can choose; the two-character draft brings no tiles of its own. */
export const VARIANTS = [
  'twoCharacters',
  'professional',
  'allenbeck',
  'laputa',
  'brobdingnag',
] as const satisfies readonly VariantId[];

/** Pairs that exclude each other: each replaces the brown cities, or has no tiles for the other. */
const EXCLUDED: readonly (readonly [VariantId, VariantId])[] = [
  ['allenbeck', 'laputa'],
  ['brobdingnag', 'allenbeck'],
  ['brobdingnag', 'laputa'],
];

export function refusedVariants(chosen: readonly VariantId[], players: number): Rejection | null {
  const clash = EXCLUDED.find(([one, other]) => chosen.includes(one) && chosen.includes(other));
  if (clash) return reject('variant.clash', { one: clash[0], other: clash[1] });
  if (chosen.includes('professional') && players === 1) return reject('variant.professionalSolo');
  if (chosen.includes('twoCharacters') && players !== 2) return reject('variant.twoPlayers');
  return null;
}

/** The tile that a variant puts in the place of a common one; Brobdingnag has its own of many. */
export function tileIn(chosen: readonly VariantId[], id: string): string {
  const grown = `${variants.brobdingnag.prefix}${id}`;
  return chosen.includes('brobdingnag') && tiles.has(grown) ? grown : id;
}

const replacing = (chosen: readonly VariantId[]): readonly [string, readonly string[]][] =>
  (['allenbeck', 'laputa'] as const)
    .filter((variant) => chosen.includes(variant))
    .flatMap((variant) => Object.entries(variants[variant].replaces));

const isLaid = ({ set, availableFrom }: TileDefinition): boolean => set === 'base' && availableFrom !== 'start';

/** The common supply: the base tiles, less those that a variant replaces, and what it brings instead. */
export function supplyWith(chosen: readonly VariantId[]): Record<string, number> {
  const supply: Record<string, number> = {};
  for (const tile of [...tiles.values()].filter(isLaid)) {
    const id = tileIn(chosen, tile.id);
    supply[id] = tiles.get(id)?.count ?? 0;
  }
  for (const [replaced, brought] of replacing(chosen)) {
    delete supply[replaced];
    for (const id of brought) supply[id] = tiles.get(id)?.count ?? 0;
  }
  return supply;
}

/** Variants that the running of trains must know. */
export const runningVariants = (chosen: readonly VariantId[]): Variant[] =>
  chosen.filter((variant): variant is VariantId & Variant => variant !== 'twoCharacters');
