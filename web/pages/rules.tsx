/** The entry of `/games/<id>/rules`. */
import '../styles/rules-page.css';
import { gameAt } from '../games/addresses.ts';
import { showPage } from '../parts/show-page.ts';
import { RulesScreen } from '../screens/rules/rules.tsx';
import { site } from '../texts/en/site.ts';
import { turn } from '../texts/en/turn.ts';

const game = gameAt(new URL(location.href));

void showPage({
  words: { ...site, ...turn },
  title: 'rules.title',
  description: 'rules.line',
  params: { game: game.title },
  async screen() {
    const part = await game.rules?.();
    return part === undefined ? null : <RulesScreen game={game} part={part} />;
  },
});
