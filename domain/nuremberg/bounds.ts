/**
 * The most that anything in a fact, a step or an option can be, from the data of the game. Reconstructed tables may be
 * replaced by other figures one day, and games that were played before must stay readable: so counts of components may be
 * twice what the data say.
 */
import { text, wholeNumber } from '../kernel/bounds.ts';
import { auction, components, maps, trains, turns } from './data.ts';

export const timesTheData = (figure: number): number => 2 * figure;

export const MOST_PLAYERS = Math.max(...turns.rows.map(({ players }) => players));
export const MOST_TURNS = timesTheData(Math.max(...turns.rows.map((row) => row.turns)));
export const MOST_AREAS = timesTheData(Math.max(...Object.values(maps).map(({ areas }) => areas.length)));
export const MOST_BOXES = timesTheData(Math.max(...Object.values(auction.sides).map(({ boxes }) => boxes.length)));
export const MOST_TRAINS = timesTheData(Math.max(...Object.values(trains.sides).map(({ length }) => length)));
export const MOST_CUBES = timesTheData(components.perPlayer.cubes);
export const MOST_LINKS = timesTheData(components.perPlayer.links);
/** Areas of a line or a run: one more than its links. */
export const MOST_AREAS_OF_LINE = MOST_LINKS + 1;
/** Goods or figures in one area. */
export const MOST_PIECES = 20;
/** Far more points than any track ever shows; sums stay exact integers. */
const MOST_POINTS = 10_000;
/** Of an area or a train. */
const LONGEST_ID = 40;

export const player = wholeNumber(0, MOST_PLAYERS - 1);
export const upTo = (most: number) => wholeNumber(0, most);
export const points = upTo(MOST_POINTS);
export const signedPoints = wholeNumber(-MOST_POINTS, MOST_POINTS);
export const componentId = text(LONGEST_ID);
