/** The entry of `/learn`. */
import '../styles/learn-page.css';
import { showPage } from '../parts/show-page.ts';
import { LearnScreen } from '../screens/learn/learn.tsx';
import { seats } from '../texts/en/seats.ts';
import { site } from '../texts/en/site.ts';
import { table } from '../texts/en/table.ts';
import { turn } from '../texts/en/turn.ts';

void showPage({
  words: { ...site, ...seats, ...table, ...turn },
  title: 'learn.title',
  description: 'learn.line',
  screen: () => <LearnScreen />,
});
