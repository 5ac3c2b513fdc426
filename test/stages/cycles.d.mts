export function importCycles(imports: ReadonlyMap<string, readonly string[]>): string[][];
