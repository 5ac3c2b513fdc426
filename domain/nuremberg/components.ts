/**
 * Whether more lies on a table than the box holds. The rules never lead there; a forged history could, and the search for
 * runs is quick only within the supply of links.
 */
import { MOST_LINKS, MOST_TRAINS, timesTheData } from './bounds.ts';
import { components } from './data.ts';
import { COMPANIES, networkOf } from './network.ts';
import type { NurembergState } from './types.ts';

export const exceedsComponents = (state: NurembergState): boolean =>
  state.trains.length > MOST_TRAINS ||
  state.players.some((_, seat) => networkOf(state).countOf(seat) > MOST_LINKS) ||
  COMPANIES.some((company) => networkOf(state).countOf(company) > timesTheData(components.companyLinks[company]));
