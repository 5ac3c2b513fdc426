import type { Metafile } from 'esbuild';

export type Outputs = Metafile['outputs'];
export type Chunk = { readonly name: string; readonly pieces: readonly string[]; readonly entry: string | null };
export type Order = { readonly gamePart?: string; readonly gameSoon?: string; readonly soon?: readonly string[] };
export function chunksOf(outputs: Outputs, order?: Order): Chunk[];
