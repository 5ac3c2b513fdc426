/** Where nothing is put together, a line of its own: picks of the draft, runs, turns to come, the final standing. */
import type { LilliputFact } from '../../../domain/lilliput/facts.ts';
import { inForce } from '../../../domain/kernel/fold.ts';
import { standings } from '../../../domain/lilliput/rules/ranking.ts';
import { runningStops } from './show/running-line.tsx';
import { characterName, companyShort } from './words.ts';
import type { TurnStop } from '../../parts/turn-line.tsx';
import { t } from './texts/index.ts';
import type { OrderLine } from '../contract/table-part.ts';
import type { LilliputTable } from './open-table.ts';

/** Null before the start: then the table says who sits where. */
export function orderLineOf(table: LilliputTable): OrderLine | null {
  const { session, order, names } = table;
  const game = session.position.value?.state.game;
  if (order.value.length === 0 || game === undefined) return null;
  if (game.stage === 'running') return { stops: runningStops(game, table.replay.steps.value), label: t('run.order') };
  if (game.ranking) {
    const stops = standings(game).map(
      ({ seat, total }): TurnStop => ({
        title: names.value[seat] ?? '',
        detail: t('money', { amount: total }),
        state: 'passed',
      }),
    );
    return { stops, label: t('over.standings') };
  }
  if (game.draft === null) {
    const stops = game.order.map(
      (seat, index): TurnStop => ({
        title: names.value[seat] ?? '',
        detail: t(index === 0 ? 'order.plays' : 'order.toCome'),
        state: index === 0 ? 'now' : 'to-come',
      }),
    );
    return { stops, label: t('players.turns') };
  }
  const taken = picksMade(table);
  const stops = order.value.map(
    (seat, index): TurnStop => ({
      title: names.value[seat] ?? '',
      detail: taken[index] ?? t(index === taken.length ? 'order.now' : 'order.toCome'),
      state: index < taken.length ? 'passed' : index === taken.length ? 'now' : 'to-come',
    }),
  );
  return { stops, label: t('players.order') };
}

/** What was taken, in order; what was taken back does not count. */
function picksMade({ session }: LilliputTable): string[] {
  const position = session.position.value;
  if (position === null) return [];
  return position.commits
    .filter(({ version }) => inForce(position.state.table, version))
    .flatMap(({ facts }) => facts as readonly { type: string }[] as readonly LilliputFact[])
    .flatMap((fact) => {
      if (fact.type === 'companyTaken') return [companyShort(fact.company)];
      return fact.type === 'characterTaken' ? [characterName(fact.character)] : [];
    });
}
