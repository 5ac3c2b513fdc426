/** What a table asks, as every screen of it shows it. */
import type { Act } from '../../games/contract/table-part.ts';

export interface Ask {
  /** A name for the state, for styles and tests. */
  readonly kind: 'link' | 'gathering' | 'answer' | 'turn' | 'wait' | 'over' | 'moment';
  readonly sentence: string;
  readonly detail?: string;
  readonly primary?: Act;
  readonly secondary?: Act;
}
