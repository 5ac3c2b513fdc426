/** Drawing a game's board as SVG text: no DOM, so that pages, mails and exports share it. */

/**
 * `page` writes custom properties (`var(--…)`), so that a page can switch between light and dark without drawing again;
 * and it shows what the page's own board shows at first, since it stands there until that is loaded.
 */
export type PaletteName = 'light' | 'dark' | 'page';

export interface Picture {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Drawing<State extends object = object> {
  /** The whole board of a moment; `label` names it for screen readers. */
  picture(state: State, label: string, palette?: PaletteName): Picture;
  /** What people call a place, such as `C4`, by the id under which the game knows it. */
  placeName?(place: string): string;
}
