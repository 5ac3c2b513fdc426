export function nodeComplaint(version: string): string | undefined;
export function requireNode(): void;
