/** The entry of `/new`. */
import '../styles/new-page.css';
import { firstGame, gameNamed, offeredGames } from '../games/addresses.ts';
import { showPage } from '../parts/show-page.ts';
import { ChooseGame } from '../screens/new-table/choose-game.tsx';
import { NewTableScreen } from '../screens/new-table/new-table.tsx';
import { plainSetup } from '../screens/new-table/plain-setup.ts';
import { hosting } from '../texts/en/hosting.ts';
import { joining } from '../texts/en/joining.ts';
import { menu } from '../texts/en/menu.ts';
import { newTable } from '../texts/en/new-table.ts';
import { mailbox } from '../texts/en/mailbox.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { table } from '../texts/en/table.ts';

void showPage({
  words: { ...site, ...nav, ...menu, ...mailbox, ...joining, ...hosting, ...newTable, ...table },
  title: 'new.title',
  description: 'landing.line',
  async screen() {
    const { searchParams } = new URL(location.href);
    const game = gameNamed(searchParams.get('game')) ?? (offeredGames.length === 1 ? firstGame() : null);
    // A table that is made already only shows its links, whatever is played at it.
    if (game === null && !searchParams.has('table')) return <ChooseGame />;
    const part = (await game?.setup?.()) ?? plainSetup;
    return <NewTableScreen setup={{ game: game ?? firstGame(), part }} />;
  },
});
