/** The log line of each fact: a text key and its parameters. The texts are in `texts/`, one file per language. */
import type { Line } from '../kernel/contract.ts';
import type { FactOf, RocketFact } from './facts.ts';

const line = (key: string, params: Line['params'] = {}): Line => ({ key: `fact.${key}`, params });

type Paying = { readonly payouts: readonly { readonly amount: number }[] };
const total = ({ payouts }: Paying): number => payouts.reduce((sum, { amount }) => sum + amount, 0);

function extended({ company, to, cities }: FactOf<'lineExtended'>): Line {
  const [city, other] = cities;
  if (city === undefined) return line('lineExtended', { company, to });
  if (other === undefined) return line('lineExtended.one', { company, to, city });
  if (cities.length === 2) return line('lineExtended.two', { company, to, city, other });
  return line('lineExtended.more', { company, to, count: cities.length });
}

const aboutCompanies = ({ type, seat, company }: FactOf<'waiverDeclared' | 'waiverRevoked'>): Line =>
  company === null ? line(`${type}.all`, { seat }) : line(type, { seat, company });

/** Facts without a log line of their own: the lines around them say enough. */
export const silent: ReadonlySet<RocketFact['type']> = new Set(['turnEnded', 'ranked']);

export function tell(fact: RocketFact): Line {
  switch (fact.type) {
    case 'lineExtended':
      return extended(fact);
    case 'moveChosen':
      return line(fact.share ? fact.type : `${fact.type}.noShare`, plainParams(fact));
    case 'waiverDeclared':
    case 'waiverRevoked':
      return aboutCompanies(fact);
    case 'gameEnded':
      return line(`gameEnded.${fact.reason}`);
    case 'cityPaid':
    case 'townPaid':
    case 'mergerPaid':
    case 'tokensScored':
    case 'stationsScored':
    case 'sharesScored':
      return line(fact.type, { ...plainParams(fact), total: total(fact) });
    default:
      return line(fact.type, plainParams(fact));
  }
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
