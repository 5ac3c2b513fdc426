/** A topic explained: a title, some sentences, a picture, and where the rules say more. */
import {
  actionCards,
  type CardAction,
  type CharacterId,
  characters,
  companies,
  type CompanyId,
  phases,
  tiles,
  trains,
  trainTriggers,
} from '../../../../domain/lilliput/data.ts';
import { cellName } from '../../../../domain/lilliput/drawing/index.ts';
import type { CardSide, CellKey, LilliputState } from '../../../../domain/lilliput/types.ts';
import { t } from '../texts/index.ts';
import { priceOf } from '../companies.tsx';
import { homesAt } from '../tiles-of.ts';
import { effectsOf } from '../train-deck.tsx';
import { sideWords } from '../turn/words.ts';
import { characterName, companyName, g, tileInWords, tileName } from '../words.ts';
import type { ChapterId } from '../rules/chapters.ts';
import { figures } from './figures.ts';
import { becomes, tileSentences } from './tile-about.ts';
import { partsOf, type Topic } from './topic.ts';
import { explaining } from './words.ts';

export interface About {
  readonly title: string;
  readonly sentences: readonly string[];
  /** Tiles to show with it. */
  readonly tiles?: readonly string[];
  readonly company?: CompanyId;
  /** Tiles that it may become. */
  readonly becomes?: readonly string[];
  readonly chapter: ChapterId;
}

export interface Circumstances {
  readonly state: LilliputState;
  readonly names: readonly string[];
  /** Cells that can be pressed now. */
  readonly lit: ReadonlySet<string>;
}

const { say, has } = explaining;

/** Null where nothing is known of it. */
export function aboutOf(topic: Topic, now: Circumstances): About | null {
  const [kind, id] = partsOf(topic);
  switch (kind) {
    case 'side':
      return aboutSide(id, now.state);
    case 'copy':
      return { title: say('about.copyCard.title'), sentences: [say('about.copyCard', figures)], chapter: 'copy' };
    case 'company':
      return aboutCompany(id as CompanyId, now);
    case 'character':
      return aboutCharacter(id as CharacterId);
    case 'tile':
      return aboutTile(id, now.state);
    case 'train':
      return aboutTrain(id);
    case 'cell':
      return aboutCell(id as CellKey, now);
    case 'term':
      return aboutTerm(id);
    default:
      return null;
  }
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

const colourOf = ({ phase }: LilliputState) => phases.find((one) => one.phase === phase)?.phaseColour ?? 'yellow';

const CHAPTER_OF_SIDE: { readonly [type in CardAction['type']]: ChapterId } = {
  layTiles: 'track',
  shares: 'shares',
  buyTrains: 'trains',
  placeStation: 'stations',
  treasury: 'cards',
  privateCash: 'cards',
};

function aboutSide(id: string, state: LilliputState): About | null {
  const [card, side] = id.split('/') as [string, CardSide];
  const action = actionCards.find((one) => one.id === card)?.[side];
  if (action === undefined) return null;
  const { head, foot } = sideWords(action, colourOf(state));
  return {
    title: capital(`${head} ${foot}`.trim()),
    sentences: [sideSentence(action), say('about.side.oneTurn')],
    chapter: CHAPTER_OF_SIDE[action.type],
  };
}

/** What a side of a card lets one do. */
export function sideSentence(action: CardAction): string {
  switch (action.type) {
    case 'layTiles': {
      const [lay] = action.lays;
      if (action.lays.length > 1) return say('about.side.layBoth');
      if (lay?.colours === 'any') return say('about.side.layAny');
      return say('about.side.layYellow', { max: lay?.max ?? 0 });
    }
    case 'buyTrains':
      return say(action.max === 1 ? 'about.side.buyTrains.one' : 'about.side.buyTrains.other', { max: action.max });
    case 'treasury':
      return say('about.side.treasury', { ...action.amountByPhaseColour });
    case 'privateCash':
      return say('about.side.privateCash', { amount: action.amount });
    default:
      return say(`about.side.${action.type}`, figures);
  }
}

function aboutCompany(id: CompanyId, { state, names }: Circumstances): About | null {
  const definition = companies.find((company) => company.id === id);
  if (definition === undefined) return null;
  const running = state.companies[id];
  const standing =
    running !== undefined
      ? say('about.company.directed', {
          name: names[running.director] ?? g('gulliver.name'),
          price: priceOf(state, id) ?? 0,
          treasury: running.treasury,
          tokens: running.tokens,
        })
      : say(definition.starting ? 'about.company.draft' : 'about.company.later');
  return {
    title: companyName(id),
    sentences: [
      say('about.company'),
      ...(definition.advantage === null ? [] : [g(`advantage.${definition.advantage.id}`)]),
      standing,
    ],
    company: id,
    chapter: definition.starting ? 'draft' : 'founding',
  };
}

function aboutCharacter(id: CharacterId): About | null {
  const character = characters.find((one) => one.id === id);
  if (character === undefined) return null;
  return {
    title: characterName(id),
    sentences: [characterSentence(id), say('about.character')],
    tiles: character.tiles.map(({ tile }) => tile),
    chapter: 'characters',
  };
}

export const characterSentence = (id: CharacterId): string => say(`about.character.${id}`, figures);

const isAtTable = (state: LilliputState) => (tile: string) => tile in state.supply;

function aboutTile(id: string, state: LilliputState): About | null {
  const tile = tiles.get(id);
  if (tile === undefined) return null;
  return {
    title: capital(tileName(id)),
    sentences: tileSentences(tile, state.supply[id]),
    tiles: [id],
    becomes: becomes(tile, isAtTable(state)),
    chapter: tile.set === 'scenario' ? 'landscapes' : 'upgrades',
  };
}

function aboutTrain(id: string): About | null {
  const [type, obsolete] = id.split('/');
  const train = trains.find((one) => one.type === type);
  if (train === undefined) return null;
  const ability = characters.find((one) => one.ability.type === 'trainDiscount')?.ability;
  const trigger = trainTriggers.find(({ first }) => first === train.type);
  const effects = effectsOf(train.type, 1).join(', ');
  const phase = trigger?.phase ?? 1;
  return {
    title: t('train.name', { train: train.type }),
    sentences: [
      ...(obsolete === undefined ? [] : [say('about.train.obsolete')]),
      say('about.train', { range: train.range, price: train.cost }),
      ...(train.double ? [say('about.train.double')] : []),
      ...(ability?.type === 'trainDiscount'
        ? [say('about.train.admiral', { admiral: ability.prices[train.type] })]
        : []),
      effects === '' ? say('about.train.setsOnly', { phase }) : say('about.train.sets', { phase, effects }),
    ],
    chapter: 'trains',
  };
}

/** A cell of the board: what lies there, or what may. */
function aboutCell(key: CellKey, { state, lit }: Circumstances): About | null {
  const [x = 0, y = 0] = key.split(',').map(Number);
  const laid = state.board[key];
  const note = lit.has(key) ? [say('about.cell.lit')] : [];
  if (laid === undefined) {
    const kind = (x + y) % 2 === 0 ? 'plain' : 'city';
    return {
      title: `${cellName(x, y)}: ${say(`about.cell.${kind}.title`)}`,
      sentences: [say(`about.cell.${kind}`), ...note],
      chapter: 'track',
    };
  }
  const about = aboutTile(laid.tile, state);
  if (about === null) return null;
  const words = tileInWords({ x, y, ...laid }, homesAt(state, { x, y }), colourOf(state));
  return {
    ...about,
    title: `${cellName(x, y)}: ${about.title}`,
    sentences: [`${capital(words)}.`, ...about.sentences, ...note],
  };
}

const CHAPTER_OF_TERM: { readonly [term: string]: ChapterId } = {
  priceChart: 'dividends',
  trainDeck: 'phases',
  progress: 'phases',
  certificate: 'shares',
  players: 'end',
  stations: 'stations',
  pay: 'dividends',
  keep: 'dividends',
  runSums: 'routes',
  tray: 'track',
  turnTile: 'track',
  tileSupply: 'upgrades',
  cards: 'cards',
  draft: 'draft',
  waiting: 'founding',
  tables: 'end',
};

function aboutTerm(id: string): About | null {
  const [title, words] = [`about.term.${id}.title`, `about.term.${id}`];
  if (!has(title) || !has(words)) return null;
  return { title: say(title), sentences: [say(words, figures)], chapter: CHAPTER_OF_TERM[id] ?? 'round' };
}
