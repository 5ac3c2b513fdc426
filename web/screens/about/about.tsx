/** About 18Lilliput: whose game it is, and how well each component is known. Everything here is read from the data. */
import { chart, companies, scenarios, type Source, tiles } from '../../../domain/lilliput/data.ts';
import { TilePicture } from '../../games/lilliput/signs.tsx';
import { companyName, tileName } from '../../games/lilliput/words.ts';
import { SiteFooter } from '../../parts/site-footer.tsx';
import { SiteHeader } from '../../parts/site-header.tsx';
import { t } from '../../games/lilliput/texts/index.ts';

const SOURCES: readonly Source[] = ['rulebook', 'deduced', 'reconstructed'];

export const AboutScreen = () => (
  <div class="site">
    <SiteHeader />
    <main class="site-main about">
      <div>
        <h1>{t('about.title')}</h1>
        <p>{t('about.credit')}</p>
        <p>{t('about.own')}</p>
      </div>
      <div>
        <h2>{t('about.sources')}</h2>
        <p>{t('about.sourcesWords')}</p>
      </div>
      {SOURCES.toReversed().map((source) => (
        <Known key={source} source={source} />
      ))}
    </main>
    <SiteFooter />
  </div>
);

/** All that is known in this way: what is no tile as a list, tiles as pictures. */
function Known({ source }: { readonly source: Source }) {
  const known = [...tiles.values()].filter((tile) => tile.source === source);
  const others = [
    ...(chart.source === source ? [t('about.chart')] : []),
    ...companies
      .filter((company) => company.source === source)
      .map(({ id }) => t('about.company', { name: companyName(id) })),
    ...scenarios.filter((scenario) => scenario.source === source).map(({ name }) => t('about.scenario', { name })),
  ];
  if (known.length + others.length === 0) return null;
  return (
    <section class="about-group" aria-labelledby={`about-${source}`}>
      <div>
        <h2 id={`about-${source}`}>{t(`about.${source}`)}</h2>
        <p>{t(`about.${source}Words`)}</p>
      </div>
      {others.length > 0 && (
        <ul class="about-list">
          {others.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <ul class="about-tiles">
        {known.map(({ id, count }) => (
          <li key={id} class="about-tile">
            <TilePicture tile={id} size={96} />
            <span>{tileName(id)}</span>
            <span class="count">{t('supply.count', { count })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
