export function findChromium(environment?: Record<string, string | undefined>): string | undefined;
export function provideChromium(tell: (line: string) => void): string | undefined;
