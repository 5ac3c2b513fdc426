/** @returns the bundle of the server */
export function buildToys(): Promise<string>;
