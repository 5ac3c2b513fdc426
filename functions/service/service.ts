/**
 * What every part of the service works with. Clock and chance come from outside, so that a test can bring its own; the
 * games too, so that the toy games of the tests play through the same code as the real ones.
 */
import type { Game } from '../../domain/kernel/contract.ts';
import { rulesOf } from '../../domain/kernel/game-parts.ts';
import type { Games } from '../../domain/kernel/manifest.ts';
import type { HeavyWork } from '../render/heavy-work.ts';
import type { Log } from '../service/log.ts';
import type { Delivery } from '../transport/delivery.ts';
import type { Keys } from './keys.ts';
import type { Settings } from './settings.ts';
import type { Store } from '../store/store.ts';
import type { TableCache } from '../store/table-cache.ts';

export interface Service {
  readonly store: Store;
  readonly games: Games;
  readonly tables: TableCache;
  /** Read where they lie when they are first needed. */
  readonly keys: () => Promise<Keys>;
  readonly settings: Settings;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
  /** Says that something new happened at a table, so that what follows may follow at once. Only a nudge. */
  readonly wake: (table: string) => void;
  readonly log: Log;
  /** Where long computations run; in this process where it is absent. */
  readonly heavyWork?: HeavyWork;
  /** How letters leave; absent where none are sent from. */
  readonly delivery?: Delivery;
}

/** The rules of a game, loaded when a table of it is first asked for: a fresh process answers most requests without. */
export const gameOf = (service: Pick<Service, 'games'>, id: string): Promise<Game | undefined> =>
  rulesOf(service.games, id);
