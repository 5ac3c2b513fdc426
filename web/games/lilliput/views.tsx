/** The views of a table of 18Lilliput that lie beside the board, put together once for every layout. */
import type { ComponentChildren } from 'preact';
import type { Fact } from '../../../domain/kernel/contract.ts';
import type { CompanyId } from '../../../domain/lilliput/data.ts';
import { lilliputFolding } from '../../../domain/lilliput/folding/index.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { inPlace, lazy } from '../../parts/lazy.tsx';
import type { Tab } from '../../parts/tabs.tsx';
import type { Moment } from '../../table/moments.ts';
import { t } from './texts/index.ts';
import { CharacterCards, CompanyCards } from './cards.tsx';
import { Companies } from './companies.tsx';
import type { LogProps } from '../../parts/log.tsx';
import type { LilliputPosition, Pick as PickInHand } from './pick.ts';
import { PriceChart } from './price-chart.tsx';
import type { RoundsProps } from './rounds.tsx';
import type { TellingStep } from '../../table/telling.ts';
import { Mark } from './signs.tsx';
import type { TileSupplyProps } from './tile-supply.tsx';
import { TrainDeck } from './train-deck.tsx';
import { words } from './words.ts';

export interface ViewsProps {
  /** The game as shown: with the pick in hand, if it is whole. */
  readonly state: LilliputState;
  readonly position: LilliputPosition | null;
  readonly names: readonly string[];
  readonly pick: PickInHand;
  /** The seat that this page plays. */
  readonly mine: number | null;
  /** The history as it is told, and which moment of it is shown. */
  readonly steps: readonly TellingStep[];
  readonly moment: Moment | null;
  onLook(moment: Moment): void;
}

export const Cards = ({ state, names, pick }: Pick<ViewsProps, 'state' | 'names' | 'pick'>) => (
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
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it scrolls, keys must be able to scroll it */}
    <div class="overview-market" tabIndex={0}>
      <PriceChart markers={state.chart} />
      <TrainDeck state={state} />
    </div>
  </div>
);

const TileSupply = lazy<TileSupplyProps>(() => import('./tile-supply.tsx').then((part) => part.TileSupply), inPlace);

const tilesTab = ({ state }: ViewsProps): Tab => ({
  id: 'tiles',
  title: t('tabs.tiles'),
  render: () => <TileSupply supply={state.supply} />,
});

const Rounds = lazy<RoundsProps>(() => import('./rounds.tsx').then((part) => part.Rounds), inPlace);

const roundsTab = ({ position, names, mine }: ViewsProps): Tab[] =>
  position === null
    ? []
    : [
        {
          id: 'rounds',
          title: t('tabs.rounds'),
          render: () => <Rounds position={position} names={names} mine={mine} />,
        },
      ];

const Log = lazy<LogProps>(() => import('../../parts/log.tsx').then((part) => part.Log), inPlace);

/** The company that a fact is about. */
function markOf(fact: Fact): ComponentChildren {
  const { company, buyer } = fact as { readonly company?: CompanyId; readonly buyer?: CompanyId };
  const named = company ?? buyer;
  return named === undefined ? null : <Mark company={named} size={16} />;
}

const logTab = ({ steps, names, moment, onLook }: ViewsProps): Tab[] =>
  steps.length === 0
    ? []
    : [
        {
          id: 'log',
          title: t('tabs.log'),
          render: () => <Log {...{ game: lilliputFolding, words, steps, names, moment, onLook, markOf }} />,
        },
      ];

export const wideTabs = (views: ViewsProps): Tab[] => [
  { id: 'overview', title: t('tabs.overview'), render: () => <Overview {...views} /> },
  tilesTab(views),
  ...roundsTab(views),
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
  ...roundsTab(views),
  ...logTab(views),
];
