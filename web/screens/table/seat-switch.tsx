/** Which seat this page plays, and a way to another one of this browser's seats. A dot shows where one is awaited. */
import { EyeIcon } from '../../parts/icons.tsx';
import { t } from '../../texts/index.ts';
import { chooseSeat } from './acts.ts';
import type { TableModel } from './model.ts';

export function SeatSwitch({ model }: { readonly model: TableModel }) {
  const { session, names } = model;
  const seats = session.info.value?.you.seats ?? [];
  const isAwaited = (seat: number) => session.head.value?.awaiting.some((one) => one.seat === seat) ?? false;
  if (session.info.value === null) return null;
  if (seats.length === 0) {
    return (
      <span class="seat-now watching">
        <EyeIcon size={18} />
        {t('seat.watching')}
      </span>
    );
  }
  if (seats.length === 1) {
    return <span class="seat-now">{t('seat.playing', { name: names.value[seats[0] ?? 0] ?? '' })}</span>;
  }
  return (
    <div class="seat-switch" role="group" aria-label={t('seat.switch')}>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class={isAwaited(seat) ? 'seat-choice awaited' : 'seat-choice'}
          aria-pressed={seat === session.seat.value}
          onClick={() => chooseSeat(model, seat)}
        >
          {names.value[seat]}
          {isAwaited(seat) && <span class="visually-hidden"> {t('seat.awaited')}</span>}
        </button>
      ))}
    </div>
  );
}
