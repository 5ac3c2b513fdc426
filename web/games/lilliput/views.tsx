/** The views of a table of 18Lilliput that lie beside the board, put together once for every layout. */
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import type { Tab } from '../../parts/tabs.tsx';
import { t } from '../../texts/index.ts';
import { CharacterCards, CompanyCards } from './cards.tsx';
import { Companies } from './companies.tsx';
import { Log } from './log.tsx';
import type { LilliputPosition, Pick } from './pick.ts';
import { PriceChart } from './price-chart.tsx';
import { Rounds } from './rounds.tsx';
import { TileSupply } from './tile-supply.tsx';
import { TrainDeck } from './train-deck.tsx';

export interface ViewsProps {
  /** The game as shown: with the pick in hand, if it is whole. */
  readonly state: LilliputState;
  readonly position: LilliputPosition | null;
  readonly names: readonly string[];
  readonly pick: Pick;
}

export const Cards = ({ state, names, pick }: ViewsProps) => (
  <div class="cards">
    <h2 class="section-title">{t('cards.companies')}</h2>
    <CompanyCards state={state} names={names} pick={pick} />
    <h2 class="section-title">{t('cards.characters')}</h2>
    <CharacterCards state={state} names={names} pick={pick} />
  </div>
);

/** Companies, prices and trains at one glance: for wide screens. */
export const Overview = ({ state, names }: ViewsProps) => (
  <div class="overview">
    <Companies state={state} names={names} />
    <div class="overview-market">
      <PriceChart markers={state.chart} />
      <TrainDeck state={state} />
    </div>
  </div>
);

const tilesTab = ({ state }: ViewsProps): Tab => ({
  id: 'tiles',
  title: t('tabs.tiles'),
  render: () => <TileSupply supply={state.supply} />,
});

const roundsTab = ({ state }: ViewsProps): Tab => ({
  id: 'rounds',
  title: t('tabs.rounds'),
  render: () => <Rounds state={state} />,
});

const logTab = ({ position, names }: ViewsProps): Tab[] =>
  position === null
    ? []
    : [{ id: 'log', title: t('tabs.log'), render: () => <Log position={position} names={names} /> }];

export const wideTabs = (views: ViewsProps): Tab[] => [
  { id: 'overview', title: t('tabs.overview'), render: () => <Overview {...views} /> },
  tilesTab(views),
  roundsTab(views),
  ...logTab(views),
];

/** What does not fit side by side on a phone stands one behind the other. */
export const narrowTabs = (views: ViewsProps): Tab[] => [
  {
    id: 'companies',
    title: t('tabs.companies'),
    render: () => <Companies state={views.state} names={views.names} />,
  },
  { id: 'prices', title: t('tabs.prices'), render: () => <PriceChart markers={views.state.chart} /> },
  { id: 'trains', title: t('tabs.trains'), render: () => <TrainDeck state={views.state} /> },
  tilesTab(views),
  roundsTab(views),
  ...logTab(views),
];
