/** The entry of `/games/<id>/learn`. */
import '../styles/learn-page.css';
import { gameAt } from '../games/addresses.ts';
import { showPage } from '../parts/show-page.ts';
import { LearnScreen } from '../screens/learn/learn.tsx';
import { seats } from '../texts/en/seats.ts';
import { site } from '../texts/en/site.ts';
import { solo } from '../texts/en/solo.ts';
import { table } from '../texts/en/table.ts';
import { turn } from '../texts/en/turn.ts';

const game = gameAt(new URL(location.href));

void showPage({
  words: { ...site, ...seats, ...solo, ...table, ...turn },
  title: 'learn.title',
  description: 'learn.line',
  params: { game: game.title },
  async screen() {
    const part = await game.tour?.();
    return part === undefined ? null : <LearnScreen game={game} part={part} />;
  },
});
