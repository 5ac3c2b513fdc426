/**
 * The most that anything in a fact or a step of Stephenson's Rocket can be, from the data of the game. Data may change one
 * day, and tables that were played before must stay readable: so numbers of components may be twice what the data say.
 */
import { wholeNumber } from '../kernel/bounds.ts';
import { hexes } from './board.ts';
import { cities, companies, components } from './data.ts';
import { identity } from './identity.ts';

const timesTheData = (figure: number): number => 2 * figure;

export const MOST_SEATS = identity.seats.max;
export const MOST_COMPANIES = companies.length;
export const MOST_CITIES = cities.length;
export const MOST_HEXES = hexes.length;
/** The hexes around one hex. */
export const MOST_TARGETS = 6;
/** Held of one company: its own shares and supplementary ones, of which up to 16 were seen. */
export const MOST_SHARES = timesTheData(components.shares * 2);
export const MOST_STATIONS = timesTheData(components.stations * MOST_SEATS);
export const MOST_TOKENS = timesTheData(cities.reduce((sum, { tokens = [] }) => sum + tokens.length, 0));
/** No fortune comes near. */
const RICHEST = 10_000_000;

export const seat = wholeNumber(0, MOST_SEATS - 1);
export const pounds = wholeNumber(0, RICHEST);
export const upTo = (most: number) => wholeNumber(0, most);
export const shareCount = upTo(MOST_SHARES);
