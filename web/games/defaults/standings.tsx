/** The final standings of the table that is shown. */
import { t } from '../../texts/index.ts';
import { StandingsTable } from './standings-table.tsx';
import type { DefaultProps } from './table.ts';

export interface StandingsProps extends DefaultProps {
  readonly title?: string;
}

export function DefaultStandings({ table, title = t('over.standings') }: StandingsProps) {
  const { session, game, names, words, replay } = table;
  const state = (replay.beside.value.position ?? session.position.value)?.state.game;
  const standings = state === undefined ? null : game.outcome(state);
  if (standings === null) return null;
  return <StandingsTable names={names.value} unit={game.unit} {...{ title, standings, words }} />;
}
