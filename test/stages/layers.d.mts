export const layers: readonly (readonly string[])[];
export function layerComplaint(file: string, target: string): string | undefined;
export function layerViolations(
  sources: readonly { readonly file: string; readonly source: string }[],
): { readonly file: string; readonly line: number; readonly sentence: string }[];
