/** Whose game 18Lilliput is, and how well each component is known. Everything here is read from the data. */
import '../styles/colours.css';
import { chart, companies, scenarios, type Source, tiles } from '../../../../domain/lilliput/data.ts';
import { pagePalette, tileSvg } from '../../../../domain/lilliput/drawing/index.ts';
import { openGameTexts } from '../../../texts/game-texts.ts';
import type { AboutPart, AboutSource } from '../../contract/site-parts.ts';
import { about } from '../texts/en/about.ts';
import { companyName, tileName } from '../words.ts';

const { t } = openGameTexts(about, {
  fr: () => import('../texts/fr/about.ts').then((part) => part.about),
  es: () => import('../texts/es/about.ts').then((part) => part.about),
});

const SOURCES: readonly Source[] = ['reconstructed', 'deduced', 'rulebook'];
const TILE = { palette: pagePalette, size: 96, flagScale: 1.2 };

function knownBy(source: Source): AboutSource {
  const known = <Entry extends { readonly source: Source }>(entries: readonly Entry[]): Entry[] =>
    entries.filter((entry) => entry.source === source);
  return {
    source,
    sentences: [
      ...(chart.source === source ? [t('about.chart')] : []),
      ...known(companies).map(({ id }) => t('about.company', { name: companyName(id) })),
      ...known(scenarios).map(({ name }) => t('about.scenario', { name })),
    ],
    components: known([...tiles.values()]).map(({ id, count }) => ({
      id,
      name: tileName(id),
      count,
      picture: tileSvg(id, TILE),
    })),
  };
}

export const aboutPart: AboutPart = {
  credit: () => t('about.credit'),
  sources: () => SOURCES.map(knownBy),
};
