/** The entry of `/games/<id>/rules`. */
import '../styles/rules-page.css';
import { render } from 'preact';
import { gameAt } from '../games/addresses.ts';
import { sayTitle } from '../parts/page-title.ts';
import { RulesScreen } from '../screens/rules/rules.tsx';
import { site } from '../texts/en/site.ts';
import { turn } from '../texts/en/turn.ts';
import { speakWith } from '../texts/index.ts';

const game = gameAt(new URL(location.href));
const part = await game.rules?.();
await speakWith({ ...site, ...turn });
sayTitle('rules.title', 'rules.line', { game: game.title });
const root = document.getElementById('app');
if (root !== null && part !== undefined) render(<RulesScreen game={game} part={part} />, root);
