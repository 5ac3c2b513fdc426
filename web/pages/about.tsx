/** The entry of `/games/<id>/about`. */
import '../styles/about-page.css';
import { gameAt } from '../games/addresses.ts';
import { showPage } from '../parts/show-page.ts';
import { AboutScreen } from '../screens/about/about.tsx';
import { about } from '../texts/en/about.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';

const game = gameAt(new URL(location.href));

void showPage({
  words: { ...site, ...nav, ...about },
  title: 'about.title',
  description: 'about.line',
  params: { game: game.title },
  async screen() {
    const part = await game.about?.();
    return part === undefined ? null : <AboutScreen game={game} part={part} />;
  },
});
