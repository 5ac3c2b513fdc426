/** Who sits where, clockwise round the board, while the form is being filled in. */
import { Picture } from '../../parts/picture.tsx';
import { t } from '../../texts/index.ts';
import { type GameSetup, isRobot, isSolo, type TableForm } from './form.ts';

/** Sides of the table by number of players, clockwise; whom one plays against alone sits opposite. */
const sides: Readonly<Record<number, readonly string[]>> = {
  1: ['south'],
  2: ['south', 'north'],
  3: ['south', 'west', 'east'],
  4: ['south', 'west', 'north', 'east'],
};

/** From the middle of the table, in percent of its width. */
const RADIUS = 38;

/** A larger table is round. */
function roundPlace(seat: number, seats: number): { left: string; top: string; transform: string } {
  const angle = (2 * Math.PI * seat) / seats;
  const [x, y] = [50 - RADIUS * Math.sin(angle), 50 + RADIUS * Math.cos(angle)];
  return { left: `${x}%`, top: `${y}%`, transform: 'translate(-50%, -50%)' };
}

interface SeatsPictureProps {
  readonly form: TableForm;
  readonly setup: GameSetup;
}

export function SeatsPicture({ form, setup: { part } }: SeatsPictureProps) {
  const board = part.boardOf?.(form.options, form.seats);
  return (
    <aside class="seats-side" aria-hidden="true">
      <div class="seats-picture">
        {board !== undefined && <Picture class="seats-board" svg={board} />}
        {Array.from({ length: form.seats }, (_, seat) => {
          const side = sides[form.seats]?.[seat];
          const name = isRobot(form, seat) ? (part.robot?.nameOf(seat) ?? '') : (form.names[seat]?.trim() ?? '');
          const isFirst = part.choosesFirst === true && form.first === seat && !isSolo(form);
          return (
            <span
              key={seat}
              class={`seat-plate ${side ?? ''} ${name === '' ? 'open' : ''} ${isFirst ? 'first' : ''}`}
              {...(side === undefined ? { style: roundPlace(seat, form.seats) } : {})}
            >
              <span class="plate-name">{name === '' ? emptyName(form, seat) : name}</span>
              {isFirst && <span class="plate-note">{t('new.begins')}</span>}
            </span>
          );
        })}
        {isSolo(form) && part.alone !== undefined && (
          <span class="seat-plate north">
            <span class="plate-name">{part.alone.opponent()}</span>
          </span>
        )}
      </div>
    </aside>
  );
}

const emptyName = (form: TableForm, seat: number): string =>
  isSolo(form) ? t('solo.you') : t('new.seat', { number: seat + 1 });
