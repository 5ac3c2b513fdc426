export function unusedExports(
  sources: readonly { readonly file: string; readonly source: string }[],
  isChecked: (file: string) => boolean,
): { readonly file: string; readonly line: number; readonly sentence: string }[];
