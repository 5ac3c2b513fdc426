/** Which seat this page plays, and a way to another one of this browser's seats. A dot shows where one is awaited. */
import { EyeIcon } from '../../parts/icons.tsx';
import { initials } from '../../parts/initials.ts';
import { isWide } from '../../parts/wide.ts';
import { t } from '../../texts/index.ts';
import { chooseSeat } from './acts.ts';
import type { TableModel } from './model.ts';

export function SeatSwitch({ model }: { readonly model: TableModel }) {
  const { session, names, words } = model;
  const seats = session.info.value?.you.seats ?? [];
  const isAwaited = (seat: number) => session.awaiting.value.some((one) => one.seat === seat);
  const letters = initials(names.value);
  if (session.info.value === null) return null;
  if (seats.length === 0) {
    const isHost = session.info.value.you.host;
    return (
      <span class="seat-now">
        {!isHost && <EyeIcon size={18} />}
        {t(isHost ? 'seat.hosting' : 'seat.watching')}
      </span>
    );
  }
  if (session.info.value.seats.length === 1)
    return <span class="seat-now">{words.has('seat.solo') ? words.say('seat.solo') : t('seat.solo')}</span>;
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
          aria-label={isAwaited(seat) ? t('seat.awaited', { name: names.value[seat] ?? '' }) : names.value[seat]}
          onClick={() => chooseSeat(model, seat)}
        >
          {isWide.value ? names.value[seat] : letters[seat]}
        </button>
      ))}
    </div>
  );
}
