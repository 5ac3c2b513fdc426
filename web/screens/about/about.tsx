/** About a game: who made it, and how well each of its components is known. */
import type { GamePage } from '../../games/contract/game-page.ts';
import type { AboutPart, AboutSource } from '../../games/contract/site-parts.ts';
import { Picture } from '../../parts/picture.tsx';
import { SiteFooter } from '../../parts/site-footer.tsx';
import { SiteHeader } from '../../parts/site-header.tsx';
import { t } from '../../texts/index.ts';

interface AboutScreenProps {
  readonly game: GamePage;
  readonly part: AboutPart;
}

export const AboutScreen = ({ game, part }: AboutScreenProps) => (
  <div class="site">
    <SiteHeader />
    <main class="site-main about">
      <div>
        <h1>{t('about.title', { game: game.title })}</h1>
        <p>{part.credit()}</p>
        <p>{t('about.own')}</p>
      </div>
      <div>
        <h2>{t('about.sources')}</h2>
        <p>{t('about.sourcesWords')}</p>
      </div>
      {part
        .sources()
        .filter(({ sentences, components }) => sentences.length + components.length > 0)
        .map((known) => (
          <Known key={known.source} known={known} />
        ))}
    </main>
    <SiteFooter />
  </div>
);

/** All that is known in this way: sentences as a list, components as pictures. */
const Known = ({ known: { source, sentences, components } }: { readonly known: AboutSource }) => (
  <section class="about-group" aria-labelledby={`about-${source}`}>
    <div>
      <h2 id={`about-${source}`}>{t(`about.${source}`)}</h2>
      <p>{t(`about.${source}Words`)}</p>
    </div>
    {sentences.length > 0 && (
      <ul class="about-list">
        {sentences.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    )}
    <ul class="about-tiles">
      {components.map(({ id, name, count, picture }) => (
        <li key={id} class="about-tile">
          <Picture class="tile-picture" svg={picture} />
          <span>{name}</span>
          <span class="count">{t('about.count', { count })}</span>
        </li>
      ))}
    </ul>
  </section>
);
