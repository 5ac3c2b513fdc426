/** The entry of `/games/<id>/about`. */
import '../styles/about-page.css';
import { render } from 'preact';
import { gameAt } from '../games/addresses.ts';
import { sayTitle } from '../parts/page-title.ts';
import { AboutScreen } from '../screens/about/about.tsx';
import { about } from '../texts/en/about.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { speakWith } from '../texts/index.ts';

const game = gameAt(new URL(location.href));
const part = await game.about?.();
await speakWith({ ...site, ...nav, ...about });
sayTitle('about.title', 'about.line', { game: game.title });
const root = document.getElementById('app');
if (root !== null && part !== undefined) render(<AboutScreen game={game} part={part} />, root);
