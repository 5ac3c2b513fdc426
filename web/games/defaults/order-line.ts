/** Who is asked now, seat by seat; after the end, how everybody came out. */
import type { TurnStop } from '../../parts/turn-line.tsx';
import { t } from '../../texts/index.ts';
import type { OrderLine } from '../contract/table-part.ts';
import type { DefaultTable } from './table.ts';

export function defaultOrderLine({ session, game, names, words }: DefaultTable): OrderLine {
  const state = session.position.value?.state.game;
  const outcome = state === undefined ? null : game.outcome(state);
  if (outcome !== null) {
    const stops = outcome.map(
      ({ seat, total }): TurnStop => ({ title: names.value[seat] ?? '', detail: String(total), state: 'passed' }),
    );
    return { stops, label: t('over.standings') };
  }
  const asked = session.awaiting.value;
  const stops = (session.info.value?.seats ?? []).map((_, seat): TurnStop => {
    const awaited = asked.find((one) => one.seat === seat);
    const detail = awaited === undefined ? '' : words.named(names.value, `need.${awaited.need}`, awaited.params);
    return { title: names.value[seat] ?? '', detail, state: awaited === undefined ? 'to-come' : 'now' };
  });
  return { stops, label: t('order.seats') };
}
