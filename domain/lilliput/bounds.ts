/**
 * The most that anything in a fact, a step or an option of 18Lilliput can be, from the data of the game. Components that are
 * only reconstructed may be replaced by other figures one day, and tables that were played before must stay readable:
 * so everything may be twice what the data say.
 */
import { text, wholeNumber } from '../kernel/bounds.ts';
import { actionCards, characters, companies, companyRules, setup, tiles, trains } from './data.ts';

/** With room for data that say more or less than those of an older table. */
export const timesTheData = (figure: number): number => 2 * figure;
const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
const allTiles = [...tiles.values()];

/** One who plays alone has Gulliver beside him; four are the most. */
export const MOST_PLAYERS = Math.max(...Object.keys(setup.rounds).map(Number));
/** Two turns a round each, and three picks in a draft. */
export const MOST_TURNS = timesTheData(3 * MOST_PLAYERS);
export const MOST_ROUNDS = timesTheData(Math.max(...Object.values(setup.rounds)));

export const TILES_IN_BOX = sum(allTiles.map(({ count }) => count));
export const MOST_TILES = timesTheData(TILES_IN_BOX);
export const MOST_KINDS_OF_TILE = timesTheData(tiles.size);
/** A tile lies beside another, so the farthest is as far out as there are tiles. */
export const FARTHEST = TILES_IN_BOX;
export const MOST_SLOTS = timesTheData(Math.max(...allTiles.flatMap(({ stops }) => stops.map(({ slots }) => slots))));
/** Every side of a tile is run over once. */
export const MOST_LEGS = 4 * MOST_TILES;

export const MOST_COMPANIES = companies.length;
export const MOST_CHARACTERS = characters.length;
export const MOST_KINDS_OF_TRAIN = trains.length;
/** In the deck, in the pool, or all that one company could have between two discards. */
export const MOST_TRAINS = timesTheData(sum(trains.map(({ cards }) => cards)));
export const MOST_TRAINS_OF_COMPANY = 10;
export const MOST_CARDS = timesTheData(actionCards.length);
export const MOST_TOKENS = timesTheData(companyRules.stationMarkers);
/** Copy cards, lays, purchases, stations, shares in one sale: each a handful. */
export const MOST_AT_ONCE = 20;
export const HUNDRED_PERCENT = 100;

/** A hundred times more than any treasury or player ever has; sums stay exact integers. */
const RICHEST = 1_000_000;
/** Of a tile or a card. */
const LONGEST_ID = 40;

export const player = wholeNumber(0, MOST_PLAYERS - 1);
export const pounds = wholeNumber(0, RICHEST);
export const coordinate = wholeNumber(-FARTHEST, FARTHEST);
export const cell = { x: coordinate, y: coordinate };
export const componentId = text(LONGEST_ID);
export const upTo = (most: number) => wholeNumber(0, most);
