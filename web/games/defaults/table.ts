/** What the default parts of a table's page are given. */
import type { ReadonlySignal } from '@preact/signals';
import type { Composer } from '../../table/composer.ts';
import type { GameWords } from '../../table/game-words.ts';
import type { Look } from '../../table/look.ts';
import type { TableSession } from '../../table/session.ts';
import type { Told } from '../../table/telling.ts';

export interface DefaultTable {
  readonly session: TableSession<object>;
  readonly game: Told;
  readonly composer: Composer;
  readonly words: GameWords;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly look: Look;
}

export interface DefaultProps {
  readonly table: DefaultTable;
}
