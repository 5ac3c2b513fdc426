/** Everybody at the table: who is asked, and the standing of now. */
import { botAt } from '../../../domain/kernel/table.ts';
import { t } from '../../texts/index.ts';
import { inUnit } from './in-unit.ts';
import type { DefaultProps, DefaultTable } from './table.ts';

export interface PlayersProps extends DefaultProps {
  noteOf(seat: number): string | null;
}

export function DefaultPlayers({ table, noteOf }: PlayersProps) {
  const { session, names, replay, rules, words } = table;
  const position = session.position.value;
  if (position === null) return null;
  const state = (replay.beside.value.position ?? position).state.game;
  const standings = rules.value?.standings(state) ?? [];
  const totalOf = (seat: number) => standings.find((one) => one.seat === seat)?.total;
  const isAsked = (seat: number) => session.awaiting.value.some((one) => one.seat === seat);
  return (
    <section class="players" aria-labelledby="players-title">
      <div class="players-head">
        <h2 class="section-title" id="players-title">
          {t('players.title')}
        </h2>
        {rules.value && <span class="players-cash-title">{t(`unit.${rules.value.unit}`)}</span>}
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
            <Total total={totalOf(seat)} {...{ rules, words }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TotalProps extends Pick<DefaultTable, 'rules' | 'words'> {
  readonly total: number | undefined;
}

function Total({ total, rules, words }: TotalProps) {
  if (total === undefined || rules.value === null) return null;
  return (
    <span class="player-cash money">
      <span class="visually-hidden">{t(`unit.${rules.value.unit}`)} </span>
      {inUnit(words, rules.value.unit, total)}
    </span>
  );
}
