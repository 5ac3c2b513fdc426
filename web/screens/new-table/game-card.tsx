/** A game in a few words: its sign, its title, for how many it is, and who made it. */
import { offeredGames } from '../../games/addresses.ts';
import { Picture } from '../../parts/picture.tsx';
import { t } from '../../texts/index.ts';
import type { GameSetup } from './form.ts';
import { gameInWords } from './game-in-words.ts';

export const GameCard = ({ setup: { game, part } }: { readonly setup: GameSetup }) => (
  <div class="game-card">
    {part.sign !== undefined && <Picture class="tile-picture" svg={part.sign} />}
    <div>
      <p class="game-name">{game.title}</p>
      <p class="caption">{gameInWords(game)}</p>
      {offeredGames.length > 1 && <a href="/new">{t('new.otherGame')}</a>}
    </div>
  </div>
);
