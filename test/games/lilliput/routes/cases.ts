/** The golden cases: boards whose best revenue is known. */
import { readFileSync } from 'node:fs';
import type { CompanyId, PhaseColour, Rotation, Variant } from '../../../../domain/lilliput/data.ts';
import type { RunQuery } from '../../../../domain/lilliput/routes/best.ts';
import type { Train } from '../../../../domain/lilliput/types.ts';

export interface GoldenCase {
  readonly id: string;
  readonly phaseColour: PhaseColour;
  readonly variants: readonly Variant[];
  readonly tiles: readonly {
    readonly tile: string;
    readonly x: number;
    readonly y: number;
    readonly rotation: Rotation;
    readonly tokens?: readonly (readonly CompanyId[])[];
  }[];
  readonly company: CompanyId;
  readonly trains: readonly Train[];
  readonly expected: { readonly revenue: number; readonly mineBonus?: number };
}

export const goldenLines = (name: string): string[] =>
  readFileSync(new URL(`../golden/routes/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

export const goldenCases = (name: string): GoldenCase[] =>
  goldenLines(name).map((line) => JSON.parse(line) as GoldenCase);

export const queryOf = ({ tiles, company, trains, phaseColour, variants }: GoldenCase): RunQuery => ({
  board: Object.fromEntries(
    tiles.map(({ tile, x, y, rotation, tokens }) => [`${x},${y}`, { tile, rotation, tokens: tokens?.[0] ?? [] }]),
  ),
  company,
  trains,
  phaseColour,
  variants,
});
