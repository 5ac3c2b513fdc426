/** What a chapter shows besides its words, all of it from the game's data. */
import type { ComponentChildren } from 'preact';
import {
  actionCards,
  type CardAction,
  characters,
  phases,
  type PlayerCount,
  scenarios,
  setup,
  startingCompanies,
  tiles,
  trains,
} from '../../../../domain/lilliput/data.ts';
import { VARIANTS } from '../../../../domain/lilliput/rules/variants.ts';
import { t } from '../texts/index.ts';
import { PriceChart } from '../price-chart.tsx';
import { Mark, TilePicture, TrainSign } from '../signs.tsx';
import { effectsOf } from '../train-deck.tsx';
import { SideSign } from '../turn/side-sign.tsx';
import { sideWords } from '../turn/words.ts';
import { characterName, companyName, g, tileName } from '../words.ts';
import { characterSentence, sideSentence } from '../guide/about.ts';
import type { ChapterId } from './chapters.ts';
import { figures } from '../guide/figures.ts';
import { ruling } from './words.ts';

const { say } = ruling;
const COUNTS: readonly PlayerCount[] = [2, 3, 4];

export function Exhibit({ chapter }: { readonly chapter: ChapterId }): ComponentChildren {
  switch (chapter) {
    case 'draft':
      return <Companies />;
    case 'cards':
      return <Sides />;
    case 'upgrades':
      return <BaseTiles />;
    case 'trains':
      return <Trains />;
    case 'phases':
      return <Phases />;
    case 'dividends':
      return <PriceChart markers={{}} />;
    case 'characters':
      return <Characters />;
    case 'players':
      return <ByPlayers />;
    case 'variants':
      return <Variants />;
    case 'landscapes':
      return <Landscape />;
    default:
      return null;
  }
}

const Companies = () => (
  <ul class="rules-list">
    {startingCompanies.map(({ id, advantage }) => (
      <li key={id}>
        <Mark company={id} size={28} />
        <span>
          <strong>{companyName(id)}</strong> {g(`advantage.${advantage.id}`)}
        </span>
      </li>
    ))}
  </ul>
);

/** Every kind of side once, whatever cards it is on. */
function Sides() {
  const byWords = new Map<string, CardAction>();
  for (const { action, alternative } of actionCards)
    for (const side of [action, alternative]) byWords.set(sideSentence(side), side);
  return (
    <ul class="rules-list">
      {[...byWords].map(([sentence, side]) => {
        const { head, foot } = sideWords(side, 'yellow');
        return (
          <li key={sentence}>
            <span class="rules-side-sign">
              <SideSign action={side} />
              {head}
            </span>
            <span>
              <strong>{head === '' ? foot : `${head} ${foot}`}</strong> {sentence}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const TileList = ({ ids }: { readonly ids: readonly string[] }) => (
  <ul class="rules-tiles">
    {ids.map((id) => (
      <li key={id}>
        <TilePicture tile={id} size={64} label={tileName(id)} />
        <span class="caption">
          {tileName(id)} {t('supply.count', { count: tiles.get(id)?.count ?? 0 })}
        </span>
      </li>
    ))}
  </ul>
);

const idsOf = (set: string): string[] => [...tiles.values()].filter((tile) => tile.set === set).map(({ id }) => id);

const BaseTiles = () => <TileList ids={idsOf('base')} />;

const Landscape = () => (
  <>
    <TileList ids={idsOf('scenario')} />
    <p>{scenarios.map(({ id }) => g(`landscape.${id}`)).join(', ')}.</p>
  </>
);

interface TableProps {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ComponentChildren[])[];
}

const Table = ({ heads, rows }: TableProps) => (
  <div class="rules-table">
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={column}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const money = (amount: number): string => t('money', { amount });

const Trains = () => (
  <Table
    heads={[
      say('rules.table.train'),
      say('rules.table.price'),
      say('rules.table.range'),
      say('rules.table.deck'),
      say('rules.table.sets'),
    ]}
    rows={trains.map(({ type, cost, range, double, deck }) => [
      <TrainSign key={type} train={{ type, obsolete: false }} />,
      money(cost),
      double ? `${range} ×2` : range,
      deck[4] === null ? say('rules.table.endless') : COUNTS.map((count) => deck[count]).join(', '),
      effectsOf(type, 1).join(', '),
    ])}
  />
);

const Phases = () => (
  <Table
    heads={[
      say('rules.table.phase'),
      say('rules.table.begins'),
      say('rules.table.tiles'),
      say('rules.table.limit'),
      say('rules.table.grant'),
    ]}
    rows={phases.map(({ phase, trigger, phaseColour, trainLimit, treasuryGrant }) => [
      phase,
      trigger === 'start' ? (
        say('rules.table.start')
      ) : (
        <TrainSign key={trigger} train={{ type: trigger, obsolete: false }} />
      ),
      t(`train.tiles.${phaseColour}`),
      trainLimit,
      money(treasuryGrant),
    ])}
  />
);

const Characters = () => (
  <ul class="rules-list">
    {characters.map(({ id, tiles: own }) => (
      <li key={id}>
        <span class="rules-own-tiles">
          {own.map(({ tile }) => (
            <TilePicture key={tile} tile={tile} size={48} label={tileName(tile)} />
          ))}
        </span>
        <span>
          <strong>{characterName(id)}</strong> {characterSentence(id)}
        </span>
      </li>
    ))}
  </ul>
);

const ByPlayers = () => (
  <Table
    heads={[
      say('rules.players.players'),
      say('rules.players.rounds'),
      say('rules.players.cards'),
      say('rules.players.copies'),
    ]}
    rows={([1, ...COUNTS] as const).map((count) => [
      count,
      setup.rounds[count],
      actionCards.filter(({ players }) => players.includes(count)).length,
      setup.copyCards[count],
    ])}
  />
);

const Variants = () => (
  <>
    <ul class="rules-list">
      {VARIANTS.map((id) => (
        <li key={id}>
          <span>
            <strong>{g(`variant.${id}`)}</strong> {say(`rules.variants.${id}`, figures)}
          </span>
        </li>
      ))}
    </ul>
    <p>{say('rules.variants.clash')}</p>
  </>
);
