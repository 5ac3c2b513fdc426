/** The entry of `/`. */
import '../styles/landing-page.css';
import { render } from 'preact';
import { firstGame } from '../games/addresses.ts';
import { sayTitle } from '../parts/page-title.ts';
import { Landing } from '../screens/landing/landing.tsx';
import { landing } from '../texts/en/landing.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { table } from '../texts/en/table.ts';
import { speakWith } from '../texts/index.ts';

const game = firstGame();
// Without its pictures the page still leads on.
const part = await game.landing?.().catch(() => undefined);
await speakWith({ ...site, ...nav, ...mailbox, ...landing, ...table });
sayTitle('site.name', 'landing.line');
const root = document.getElementById('app');
if (root !== null) render(<Landing game={game} part={part} />, root);
