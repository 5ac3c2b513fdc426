import type { BuildOptions } from 'esbuild';

export const lambdaOptions: BuildOptions;
export function buildLambdas(target?: string): Promise<{ name: string; bytes: number; gzip: number }[]>;
