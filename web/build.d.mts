export type BuiltPage = { readonly path: string; readonly gzip: number };
export function buildWeb(dist?: string, register?: string): Promise<BuiltPage[]>;
