/** One row per seat: whose it is, whether somebody sits there, and its link to copy. */
import type { SeatInfo, SeatLink } from '../net/api.ts';
import { t } from '../texts/index.ts';
import { CopyButton } from './copy-button.tsx';
import { initials } from './initials.ts';

interface SeatLinksProps {
  readonly seats: readonly SeatInfo[];
  readonly links: readonly SeatLink[];
  /** Seats that this browser holds already. */
  readonly mine: readonly number[];
  /** Shows the address itself too, for those who would rather see what they copy. */
  readonly withAddress?: boolean;
  onSit?(link: SeatLink): void;
}

export function SeatLinks({ seats, links, mine, withAddress = false, onSit }: SeatLinksProps) {
  const names = seats.map(({ name, seat }) => name ?? t('seat.open', { number: seat + 1 }));
  const letters = initials(names);
  return (
    <ul class="seat-links">
      {links.map((link) => {
        const seat = seats.find((one) => one.seat === link.seat);
        const name = names[link.seat] ?? '';
        const state = mine.includes(link.seat) ? 'seat.here' : seat?.joined ? 'seat.joined' : 'seat.notJoined';
        return (
          <li key={link.seat} class="seat-link">
            <span class={seat?.name === null ? 'seat-letter open' : 'seat-letter'} aria-hidden="true">
              {seat?.name === null ? '?' : letters[link.seat]}
            </span>
            <span class="seat-who">
              <span class="seat-name">{name}</span>
              <span class="caption">{t(seat?.name === null ? 'seat.writesName' : state)}</span>
            </span>
            {withAddress && (
              <input
                class="seat-address"
                readOnly
                value={link.link}
                aria-label={t('seat.linkOf', { name })}
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
            <span class="seat-acts">
              {onSit !== undefined && !mine.includes(link.seat) && seat?.name !== null && (
                <button type="button" class="button quiet small" onClick={() => onSit(link)}>
                  {t('seat.sitHere')}
                </button>
              )}
              <CopyButton text={link.link} label={t('seat.copy')} spoken={t('seat.copyOf', { name })} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
