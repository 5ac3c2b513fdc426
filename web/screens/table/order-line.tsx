/** The draft as a line with one stop for each pick: what was taken, who picks now, who comes. */
import type { LilliputFact } from '../../../domain/lilliput/facts.ts';
import { inForce } from '../../../domain/kernel/fold.ts';
import { characterName, companyShort } from '../../games/lilliput/words.ts';
import { type TurnStop, TurnLine } from '../../parts/turn-line.tsx';
import { t } from '../../texts/index.ts';
import type { TableModel } from './model.ts';

const nothing = () => {};

export function OrderLine({ model }: { readonly model: TableModel }) {
  const { session, order, names } = model;
  const info = session.info.value;
  if (order.value.length === 0) {
    const stops = (info?.seats ?? []).map(
      ({ name, seat }): TurnStop => ({
        title: name ?? t('seat.open', { number: seat + 1 }),
        detail: t(name === null ? 'order.open' : 'order.ready'),
        state: name === null ? 'to-come' : 'passed',
      }),
    );
    return <TurnLine stops={stops} label={t('order.seats')} onBack={nothing} />;
  }
  const game = session.position.value?.state.game;
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
