/** Where nothing is put together, a line of its own: picks of the draft, runs, turns to come, the final standing. */
import type { LilliputFact } from '../../../domain/lilliput/facts.ts';
import { inForce } from '../../../domain/kernel/fold.ts';
import { standings } from '../../../domain/lilliput/rules/ranking.ts';
import { runningStops } from '../../games/lilliput/show/running-line.tsx';
import { characterName, companyShort } from '../../games/lilliput/words.ts';
import { type TurnStop, TurnLine } from '../../parts/turn-line.tsx';
import { isExpected, isOpen } from '../../table/seat-name.ts';
import { t } from '../../texts/index.ts';
import type { TableModel } from './model.ts';

const nothing = () => {};

export function OrderLine({ model }: { readonly model: TableModel }) {
  const { session, order, names } = model;
  const info = session.info.value;
  if (order.value.length === 0) {
    const stops = (info?.seats ?? []).map(
      (seat, index): TurnStop => ({
        title: names.value[index] ?? '',
        detail: t(isOpen(seat) ? 'order.open' : isExpected(seat) ? 'order.invited' : 'order.ready'),
        state: isOpen(seat) || isExpected(seat) ? 'to-come' : 'passed',
      }),
    );
    return <TurnLine stops={stops} label={t('order.seats')} onBack={nothing} />;
  }
  const game = session.position.value?.state.game;
  if (game?.stage === 'running') {
    return <TurnLine stops={runningStops(game, model.look.steps.value)} label={t('run.order')} onBack={nothing} />;
  }
  if (game?.ranking) {
    const places = standings(game).map(
      ({ seat, total }): TurnStop => ({
        title: names.value[seat] ?? '',
        detail: t('money', { amount: total }),
        state: 'passed',
      }),
    );
    return <TurnLine stops={places} label={t('over.standings')} onBack={nothing} />;
  }
  if (game?.draft === null) {
    const turns = game.order.map(
      (seat, index): TurnStop => ({
        title: names.value[seat] ?? '',
        detail: t(index === 0 ? 'order.plays' : 'order.toCome'),
        state: index === 0 ? 'now' : 'to-come',
      }),
    );
    return <TurnLine stops={turns} label={t('players.turns')} onBack={nothing} />;
  }
  const taken = picksMade(model);
  const stops = order.value.map(
    (seat, index): TurnStop => ({
      title: names.value[seat] ?? '',
      detail: taken[index] ?? t(index === taken.length ? 'order.now' : 'order.toCome'),
      state: index < taken.length ? 'passed' : index === taken.length ? 'now' : 'to-come',
    }),
  );
  return <TurnLine stops={stops} label={t('players.order')} onBack={nothing} />;
}

/** What was taken, in order; what was taken back does not count. */
function picksMade({ session }: TableModel): string[] {
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
