/**
 * One device for all: when the turn passes to another seat of this browser, the page goes there by itself and says to
 * whom the device goes. Chosen when the table is set; a switch back by hand stays until the next turn.
 */
import { isHotSeat } from '../../table/hot-seat-wish.ts';
import { chooseSeat } from './acts.ts';
import { isAwaited, type TableModel } from './model.ts';
import { handedTo } from './notices.tsx';

export function passOn(): (model: TableModel) => void {
  let seen = 0;
  return (model) => {
    const { session } = model;
    const version = session.position.value?.version ?? 0;
    const awaited = session.awaiting.value;
    const mine = session.info.value?.you.seats ?? [];
    if (version <= seen || mine.length < 2 || !isHotSeat(session.id)) return;
    seen = version;
    handedTo.value = null;
    if (isAwaited(model)) return;
    const next = awaited.find(({ seat, optional }) => optional !== true && mine.includes(seat));
    if (next === undefined) return;
    chooseSeat(model, next.seat);
    handedTo.value = version === 1 ? null : next.seat;
  };
}
