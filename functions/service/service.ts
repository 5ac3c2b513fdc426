/**
 * The service value that every part works with: store, games, clock, randomness, settings. All are passed in, so that
 * tests bring their own, and the toy games run through the same code.
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
  /** Wakes the follow-up (mail, projections) of a table without waiting for the next sweep. Best effort. */
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
