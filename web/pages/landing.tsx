/** The entry of `/`. */
import '../styles/landing-page.css';
import { firstGame } from '../games/addresses.ts';
import { showPage } from '../parts/show-page.ts';
import { Landing } from '../screens/landing/landing.tsx';
import { landing } from '../texts/en/landing.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { solo } from '../texts/en/solo.ts';
import { table } from '../texts/en/table.ts';

void showPage({
  words: { ...site, ...nav, ...mailbox, ...landing, ...solo, ...table },
  title: 'site.name',
  description: 'landing.line',
  async screen() {
    const game = firstGame();
    // Without its pictures the page still leads on.
    const part = await game.landing?.().catch(() => undefined);
    return <Landing game={game} part={part} />;
  },
});
