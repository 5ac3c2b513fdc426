import type { Violation } from '../modules.d.mts';
export type GameName = { readonly id: string; readonly title: string };
export function gamesIn(root: string): GameName[];
export function gamesNamed(file: string, source: string, games: readonly GameName[]): Violation[];
