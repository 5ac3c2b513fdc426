/**
 * What a game is on the pages. A game is one small value of this shape, named in `web/games/games.ts`; screens know
 * nothing else of it. The value itself is loaded with every page, so it holds names and functions that fetch the parts:
 * a part is fetched when a screen needs it, and a game that leaves a part out gets the default of that screen.
 *
 * Rules are not here. What may be done comes from the game's own `begin`, `step` and `close` (`domain/kernel/contract.ts`);
 * a page only shows the legal choices and puts one after the other (`web/table/composer.ts`).
 *
 * Only `table` is required. With the defaults a new game is playable on its first day: its log lines tell what
 * happened, and its legal choices are a list of buttons.
 */
import type { Unit } from '../../../domain/kernel/contract.ts';
import type { GameIdentity } from '../../../domain/kernel/manifest.ts';
import type { AboutPart, LandingPart, LobbyPart, OrdersPart, RulesPart, SetupPart, TourPart } from './site-parts.ts';
import type { ReviewPart } from './review-part.ts';
import type { TablePart } from './table-part.ts';

export interface GamePage extends GameIdentity {
  /** What totals count, for statistics. Default: points. */
  readonly unit?: Unit;
  /** The table itself: folding, rules, board, controls. Fetched with `/t/<id>`. */
  table(): Promise<TablePart>;
  /** A round on one page. Default: the log of the round and the standings after it. */
  review?(): Promise<ReviewPart>;
  /** The options of a new table. Default: seats only. */
  setup?(): Promise<SetupPart>;
  /** The form of standing orders. Default: none are offered. */
  orders?(): Promise<OrdersPart>;
  /** How options read in a line, for lists of tables. Default: nothing is said of them. */
  lobby?(): Promise<LobbyPart>;
  /** `/games/<id>/rules`, and the rules in a dialog at the table. */
  rules?(): Promise<RulesPart>;
  /** `/games/<id>/learn`: the tour. */
  tour?(): Promise<TourPart>;
  /** `/games/<id>/about`: credits and the provenance of the data. */
  about?(): Promise<AboutPart>;
  /** Pictures on the landing page and the sample game of *Watch*. */
  landing?(): Promise<LandingPart>;
}
