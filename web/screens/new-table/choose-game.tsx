/** Which game the new table is for, where there are several. */
import { offeredGames } from '../../games/addresses.ts';
import { SiteFooter } from '../../parts/site-footer.tsx';
import { SiteHeader } from '../../parts/site-header.tsx';
import { t } from '../../texts/index.ts';
import { gameInWords } from './game-in-words.ts';

export const ChooseGame = () => (
  <div class="site">
    <SiteHeader />
    <main class="site-main">
      <div class="site-title">
        <h1>{t('new.title')}</h1>
        <p>{t('new.chooseGame')}</p>
      </div>
      <ul class="game-choices">
        {offeredGames.map((game) => (
          <li key={game.id}>
            <a class="game-card" href={`/new?game=${game.id}`}>
              <span class="game-name">{game.title}</span>
              <span class="caption">{gameInWords(game)}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
    <SiteFooter />
  </div>
);
