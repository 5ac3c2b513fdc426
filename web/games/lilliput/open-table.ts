/** One table of 18Lilliput on the page: what every part of its view shares. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { LilliputFact } from '../../../domain/lilliput/facts.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { createComposer } from '../../table/composer.ts';
import type { OpenTable } from '../contract/table-part.ts';
import { type LilliputComposer, lilliputStaging } from './composing.ts';
import { createPick, type Pick } from './pick.ts';
import { rulesNow } from './rules.ts';
import { createTurn, type Turn } from './turn/turn.ts';
import { g } from './words.ts';

export interface LilliputTable extends OpenTable<LilliputState> {
  readonly composer: LilliputComposer;
  /** What this seat picks in the draft. */
  readonly pick: Pick;
  /** What it does afterwards, in turns and decisions. */
  readonly turn: Turn;
  /** By player; Gulliver has no seat and comes after those who have one. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** The order of all picks of the draft, made and to come. */
  readonly order: ReadonlySignal<readonly number[]>;
}

export function openLilliput(table: OpenTable<LilliputState>): LilliputTable {
  const { session, seatNames } = table;
  const composer = createComposer(
    session,
    computed(() => rulesNow()?.lilliput ?? null),
    lilliputStaging,
  );
  return {
    ...table,
    composer,
    pick: createPick(composer),
    turn: createTurn(composer),
    names: computed(() => {
      const hasGulliver = (session.position.value?.state.game.gulliver ?? null) !== null;
      return hasGulliver ? [...seatNames.value, g('gulliver.name')] : seatNames.value;
    }),
    order: computed(() => {
      const facts = session.position.value?.commits[0]?.facts as readonly LilliputFact[] | undefined;
      const setUp = facts?.find((fact) => fact.type === 'gameSetUp');
      return setUp?.draft.order ?? [];
    }),
  };
}
