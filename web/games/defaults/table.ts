/** What the default parts of a table's page are given. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Game } from '../../../domain/kernel/contract.ts';
import type { Composer } from '../../table/composer.ts';
import type { GameWords } from '../../table/game-words.ts';
import type { ReplayPosition } from '../../table/replay-position.ts';
import type { TableSession } from '../../table/session.ts';
import type { Told } from '../../table/telling.ts';
import type { TablePart } from '../contract/table-part.ts';

export interface DefaultTable {
  readonly session: TableSession<object>;
  readonly game: Told;
  readonly part: TablePart;
  /** Null until they are here. */
  readonly rules: ReadonlySignal<Game | null>;
  readonly composer: Composer;
  readonly words: GameWords;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly replay: ReplayPosition;
  /** The place of the default board that was pressed: only its choices are listed. */
  readonly pressedPlace: Signal<string | null>;
}

export interface DefaultProps {
  readonly table: DefaultTable;
}
