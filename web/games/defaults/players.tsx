/** Everybody at the table, with who is asked. */
import { botAt } from '../../../domain/kernel/table.ts';
import { t } from '../../texts/index.ts';
import type { DefaultProps } from './table.ts';

export function DefaultPlayers({ table, noteOf }: DefaultProps & { noteOf(seat: number): string | null }) {
  const { session, names } = table;
  const position = session.position.value;
  if (position === null) return null;
  const isAsked = (seat: number) => session.awaiting.value.some((one) => one.seat === seat);
  return (
    <section class="players" aria-labelledby="players-title">
      <div class="players-head">
        <h2 class="section-title" id="players-title">
          {t('players.title')}
        </h2>
      </div>
      <ul>
        {names.value.map((name, seat) => (
          <li key={seat} class={isAsked(seat) ? 'player awaited' : 'player'}>
            <div class="player-who">
              <span class="player-name">
                {name}
                {botAt(position.state.table, seat) !== null && <span class="player-you"> {t('seats.isRobot')}</span>}
                {seat === session.seat.value && <span class="player-you"> {t('players.you')}</span>}
              </span>
              {noteOf(seat) && <span class="player-note">{noteOf(seat)}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
