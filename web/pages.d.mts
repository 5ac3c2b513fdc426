/** The pages that the build makes. */
export interface Page {
  readonly path: string;
  readonly entry: string;
  readonly parts?: readonly string[];
}
export function pagesOf(games: readonly { readonly id: string; readonly title: string }[]): readonly Page[];
