import type { Plugin } from 'esbuild';

export type BuiltPage = { readonly path: string; readonly gzip: number };
export function buildWeb(dist?: string, plugins?: Plugin[]): Promise<BuiltPage[]>;
