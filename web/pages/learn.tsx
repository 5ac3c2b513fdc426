/** The entry of `/learn`. */
import '../styles/learn-page.css';
import { render } from 'preact';
import { sayTitle } from '../parts/page-title.ts';
import { LearnScreen } from '../screens/learn/learn.tsx';
import { landing } from '../texts/en/landing.ts';
import { seats } from '../texts/en/seats.ts';
import { show } from '../texts/en/show.ts';
import { site } from '../texts/en/site.ts';
import { table } from '../texts/en/table.ts';
import { turn } from '../texts/en/turn.ts';
import { speakWith } from '../texts/index.ts';

await speakWith({ ...site, ...seats, ...landing, ...table, ...turn, ...show });
sayTitle('learn.title', 'learn.line');
const root = document.getElementById('app');
if (root !== null) render(<LearnScreen />, root);
