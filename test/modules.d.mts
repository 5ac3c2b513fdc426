export type Violation = { readonly file: string; readonly line: number; readonly sentence: string };
export function checkFile(file: string, source: string): Violation[];
export function notPending(named: readonly Violation[], pending: readonly string[]): Violation[];
