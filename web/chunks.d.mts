import type { Metafile } from 'esbuild';

export type Outputs = Metafile['outputs'];
export type Chunk = { readonly name: string; readonly pieces: readonly string[]; readonly entry: string | null };
export function chunksOf(outputs: Outputs, gamePart?: string): Chunk[];
export function isHelper(outputs: Outputs, path: string): boolean;
export function importsOf(outputs: Outputs, chunk: Chunk): Outputs[string]['imports'];
export function loadedWith(outputs: Outputs, entry: string): Set<string>;
export function gameParts(outputs: Outputs, part: string): [game: string, script: string][];
