/** The larger defaults, fetched for a game that leaves one of them to the page. */
export { DefaultBoard } from './board.tsx';
export { ChoiceList } from './choice-list.tsx';
export { DefaultPlayers } from './players.tsx';
export { DefaultStandings } from './standings.tsx';
