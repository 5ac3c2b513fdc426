/** The entry of `/statistics`. */
import '../styles/statistics-page.css';
import { showPage } from '../parts/show-page.ts';
import { StatisticsScreen } from '../screens/statistics/statistics-screen.tsx';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { statistics } from '../texts/en/statistics.ts';

void showPage({
  words: { ...site, ...nav, ...mailbox, ...statistics },
  title: 'statistics.title',
  description: 'statistics.line',
  screen: () => <StatisticsScreen />,
});
