/** What the page of a table shows where a game brings nothing of its own, as one file to fetch for such a game. */
export { DefaultBoard } from './board.tsx';
export { ChoiceList } from './choice-list.tsx';
export { defaultConsequence } from './consequence.ts';
export { logTab } from './log-tab.tsx';
export { DefaultPlayers } from './players.tsx';
export { DefaultProgress } from './progress.tsx';
export { DefaultStandings } from './standings.tsx';
export { defaultStops } from './stops.ts';
