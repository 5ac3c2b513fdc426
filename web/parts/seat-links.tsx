/** One row per seat: whose it is, whether somebody sits there, and the link to copy where it is handed out. */
import type { ComponentChildren } from 'preact';
import type { SeatInfo, SeatLink } from '../net/api.ts';
import { isExpected, isOpen, seatName } from '../table/seat-name.ts';
import { t, type TextKey } from '../texts/index.ts';
import { CopyButton } from './copy-button.tsx';
import { AlertIcon } from './icons.tsx';
import { initials } from './initials.ts';

interface SeatLinksProps {
  readonly seats: readonly SeatInfo[];
  /** Of the seats that nobody was invited to by mail; none for those who are not the host. */
  readonly links: readonly SeatLink[];
  /** Seats that this browser holds already. */
  readonly mine: readonly number[];
  /** Shows the address itself too, for those who would rather see what they copy. */
  readonly withAddress?: boolean;
  onSit?(link: SeatLink): void;
  /** What else can be done with a seat. */
  actsOf?(seat: SeatInfo): ComponentChildren;
}

function stateOf(seat: SeatInfo, mine: readonly number[], hasLink: boolean): TextKey {
  if (seat.bot !== null) return 'seats.robotPlays';
  if (mine.includes(seat.seat)) return 'seat.here';
  if (isExpected(seat)) return 'seat.invited';
  if (isOpen(seat)) return hasLink ? 'seat.writesName' : 'order.open';
  return seat.joined ? 'seat.joined' : 'seat.notJoined';
}

export function SeatLinks({ seats, links, mine, withAddress = false, onSit, actsOf }: SeatLinksProps) {
  const names = seats.map(seatName);
  const letters = initials(names);
  return (
    <ul class="seat-links">
      {seats.map((seat, index) => {
        const link = links.find((one) => one.seat === seat.seat);
        const name = names[index] ?? '';
        const awaited = isOpen(seat) || isExpected(seat);
        return (
          <li key={seat.seat} class="seat-link">
            <span class={awaited ? 'seat-letter open' : 'seat-letter'} aria-hidden="true">
              {isOpen(seat) ? '?' : letters[index]}
            </span>
            <span class="seat-who">
              <span class="seat-name">{name}</span>
              <span class="caption">{t(stateOf(seat, mine, link !== undefined))}</span>
              {seat.mailBounces && (
                <span class="seat-bounces">
                  <AlertIcon size={16} /> {t('seat.bounces', { name })}
                </span>
              )}
            </span>
            {withAddress && link !== undefined && (
              <input
                class="seat-address"
                readOnly
                value={link.link}
                aria-label={t('seat.linkOf', { name })}
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
            <span class="seat-acts">
              {onSit !== undefined && link !== undefined && !mine.includes(link.seat) && seat.name !== null && (
                <button type="button" class="button quiet small" onClick={() => onSit(link)}>
                  {t('seat.sitHere')}
                </button>
              )}
              {link !== undefined && (
                <CopyButton text={link.link} label={t('seat.copy')} spoken={t('seat.copyOf', { name })} />
              )}
              {actsOf?.(seat)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
