/** The entry of `/statistics`. */
import '../styles/statistics-page.css';
import { render } from 'preact';
import { sayTitle } from '../parts/page-title.ts';
import { StatisticsScreen } from '../screens/statistics/statistics-screen.tsx';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { statistics } from '../texts/en/statistics.ts';
import { speakWith } from '../texts/index.ts';

await speakWith({ ...site, ...nav, ...mailbox, ...statistics });
sayTitle('statistics.title', 'statistics.line');
const root = document.getElementById('app');
if (root !== null) render(<StatisticsScreen />, root);
