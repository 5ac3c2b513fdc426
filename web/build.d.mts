export type BuiltPage = { readonly path: string; readonly gzip: number };
export function buildWeb(dist?: string): Promise<BuiltPage[]>;
