export const layers: readonly (readonly string[])[];
export function layerComplaint(file: string, target: string): string | undefined;
