import type { Metafile } from 'esbuild';

export type Outputs = Metafile['outputs'];
export type Chunk = { readonly name: string; readonly pieces: readonly string[]; readonly entry: string | null };
export function chunksOf(outputs: Outputs): Chunk[];
