/** What a legal next step costs, before it is taken: for the page, and for players who count their money. */
import { chart } from './data.ts';
import { DIRECTOR_SHARES, priceOf, topTrain, printedPrice } from './rules/holdings.ts';
import { layCost } from './rules/laying.ts';
import { stationCost } from './rules/stations.ts';
import { deckPrice } from './rules/trains.ts';
import type { LilliputStep } from './steps.ts';
import type { LilliputState } from './types.ts';

/** Pounds, from the treasury of the company that acts, or from the seat's own cash for certificates. */
export function costOf(state: LilliputState, seat: number, step: LilliputStep): number {
  switch (step.type) {
    case 'layTile':
    case 'layCharacterTile':
      return layCost(state, step);
    case 'placeStation':
      return stationCost(state, step.company);
    case 'buyTrain': {
      const train = topTrain(state);
      return train === null ? 0 : deckPrice(state, seat, train);
    }
    case 'buyPoolTrain':
      return printedPrice(step.train);
    case 'tradeTrain':
      return step.price;
    case 'buyShare':
      return priceOf(state, step.company);
    case 'foundCompany':
      return DIRECTOR_SHARES * (chart.spaces.find(({ id }) => id === step.space)?.value ?? 0);
    default:
      return 0;
  }
}
