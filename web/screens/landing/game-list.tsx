/** The games that are offered, where there are several: how each is learnt and where a table of it is started. */
import { addressOf, offeredGames } from '../../games/addresses.ts';
import { t } from '../../texts/index.ts';

export const GameList = () => (
  <section class="your-tables" id="games" aria-labelledby="games-title">
    <div class="your-tables-head">
      <h2 id="games-title">{t('nav.games')}</h2>
    </div>
    <ul>
      {offeredGames.map((game) => (
        <li key={game.id} class="game-row">
          <strong class="row-title">{game.title}</strong>
          <a href={`/new?game=${game.id}`}>{t('landing.start')}</a>
          {game.tour !== undefined && <a href={addressOf(game, 'learn')}>{t('learn.title')}</a>}
          {game.rules !== undefined && <a href={addressOf(game, 'rules')}>{t('rules.short')}</a>}
          {game.about !== undefined && <a href={addressOf(game, 'about')}>{t('menu.about')}</a>}
        </li>
      ))}
    </ul>
  </section>
);
