/** The entry of `/new`. */
import '../styles/new-page.css';
import { render } from 'preact';
import { firstGame, gameNamed, offeredGames } from '../games/addresses.ts';
import { sayTitle } from '../parts/page-title.ts';
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
import { speakWith } from '../texts/index.ts';

const { searchParams } = new URL(location.href);
const game = gameNamed(searchParams.get('game')) ?? (offeredGames.length === 1 ? firstGame() : null);
const part = (await game?.setup?.()) ?? plainSetup;
await speakWith({ ...site, ...nav, ...menu, ...mailbox, ...joining, ...hosting, ...newTable, ...table });
sayTitle('new.title', 'landing.line');
const root = document.getElementById('app');
// A table that is made already only shows its links, whatever is played at it.
const isMade = searchParams.has('table');
if (root !== null) {
  render(
    game === null && !isMade ? <ChooseGame /> : <NewTableScreen setup={{ game: game ?? firstGame(), part }} />,
    root,
  );
}
