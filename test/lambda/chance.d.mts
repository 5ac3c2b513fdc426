export function repeatable(seed: string): (bytes: number) => Buffer<ArrayBuffer>;
