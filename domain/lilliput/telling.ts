/** The log line of each fact: a text key and its parameters. The texts are in `texts/`, one file per language. */
import type { Line } from '../kernel/contract.ts';
import { cellName } from './board.ts';
import type { FactOf, LilliputFact } from './facts.ts';

const sum = (amounts: { readonly [company: string]: number }): number =>
  Object.values(amounts).reduce((total, part) => total + part, 0);
const trainList = (trains: readonly { readonly type: string }[]): string => trains.map(({ type }) => type).join(', ');

const line = (key: string, params: Line['params'] = {}): Line => ({ key: `fact.${key}`, params });

const tellers = {
  companyTaken: (fact: FactOf<'companyTaken'>) =>
    line(fact.type, { seat: fact.seat, company: fact.company, tile: fact.tile, cell: cellName(fact.x, fact.y) }),
  incomeTaken: (fact: FactOf<'incomeTaken'>) =>
    fact.cash > 0
      ? line('incomeTaken.cash', { seat: fact.seat, amount: fact.cash })
      : line('incomeTaken.treasuries', { seat: fact.seat, amount: sum(fact.treasuries) }),
  cardTaken: ({ seat, card, side, copied }: FactOf<'cardTaken'>) =>
    line(copied ? 'cardTaken.copied' : 'cardTaken', { seat, card, side }),
  treasuryGranted: (fact: FactOf<'treasuryGranted'>) =>
    line(fact.type, { seat: fact.seat, amount: sum(fact.treasuries) }),
  tileLaid: (fact: FactOf<'tileLaid'>) =>
    line(fact.cost > 0 ? 'tileLaid.paid' : 'tileLaid', {
      company: fact.company,
      tile: fact.tile,
      cell: cellName(fact.x, fact.y),
      cost: fact.cost,
    }),
  stationPlaced: (fact: FactOf<'stationPlaced'>) =>
    line(fact.type, { company: fact.company, cell: cellName(fact.x, fact.y), cost: fact.cost }),
  trainBought: ({ company, from, train, price, help }: FactOf<'trainBought'>) =>
    line(`trainBought.${price === 0 ? 'gulliver' : help > 0 ? 'help' : from}`, {
      company,
      train: train.type,
      price,
      help,
    }),
  trainsReturned: (fact: FactOf<'trainsReturned'>) =>
    line(fact.type, { company: fact.company, trains: trainList(fact.trains) }),
  trainsDiscarded: (fact: FactOf<'trainsDiscarded'>) =>
    line(fact.type, { company: fact.company, trains: trainList(fact.trains) }),
  trainTraded: ({ buyer, seller, train, price }: FactOf<'trainTraded'>) =>
    line('trainTraded', { buyer, seller, train: train.type, price }),
  offerMade: ({ seat, buyer, seller, train, price }: FactOf<'offerMade'>) =>
    line('offerMade', { seat, buyer, seller, train: train.type, price }),
  phaseChanged: ({ phase, trainLimit, obsolete, rusted }: FactOf<'phaseChanged'>) => {
    const what = obsolete.length > 0 ? (rusted.length > 0 ? '.both' : '.obsolete') : rusted.length > 0 ? '.rusted' : '';
    return line(`phaseChanged${what}`, { phase, trainLimit, obsolete: obsolete.join(', '), rusted: rusted.join(', ') });
  },
  companyFounded: (fact: FactOf<'companyFounded'>) =>
    line(fact.type, { seat: fact.seat, company: fact.company, price: fact.price, cell: cellName(fact.x, fact.y) }),
  gulliverChose: ({ rule }: FactOf<'gulliverChose'>) => line(`gulliverChose.${rule}`),
  trainScrapped: ({ company, train }: FactOf<'trainScrapped'>) => line('trainScrapped', { company, train: train.type }),
  dividendPaid: ({ company, revenue, toTreasury, shared = revenue - toTreasury }: FactOf<'dividendPaid'>) => {
    const what = shared === revenue ? '' : toTreasury > 0 ? '.half' : '.restLost';
    return line(`dividendPaid${what}`, { company, revenue, shared, kept: toTreasury });
  },
  trainsRun: ({ company, revenue, mineBonus }: FactOf<'trainsRun'>) =>
    line(mineBonus > 0 ? 'trainsRun.mines' : 'trainsRun', { company, revenue, mineBonus }),
};

/** Facts without a log line of their own: the lines around them say enough. */
export const silent: ReadonlySet<LilliputFact['type']> = new Set([
  'actionsBegun',
  'turnEnded',
  'companyDone',
  'actionsEnded',
]);

export function tell(fact: LilliputFact): Line {
  const teller = (tellers as { readonly [type: string]: ((fact: LilliputFact) => Line) | undefined })[fact.type];
  return teller ? teller(fact) : line(fact.type, plainParams(fact));
}

/** By default, all strings and numbers of a fact are its parameters. */
function plainParams(fact: object): Line['params'] {
  const plain: [string, string | number][] = [];
  for (const [name, value] of Object.entries(fact) as [string, unknown][]) {
    if (name === 'type' || name === 'v') continue;
    if (typeof value === 'string' || typeof value === 'number') plain.push([name, value]);
  }
  return Object.fromEntries(plain);
}
