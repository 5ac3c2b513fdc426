/** Action A (rules 4 A): take any remaining token of a large city. */
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { kindOf } from '../board.ts';
import { cities, type CityId, type Good } from '../data.ts';
import type { RocketChoice, StepOf } from '../steps.ts';
import type { RocketState } from '../types.ts';
import type { Bench } from './bench.ts';

/** The tokens that still lie in a city. */
function tokensLeft({ tokens }: RocketState, city: CityId): Good[] {
  const left = [...(cities.find(({ id }) => id === city)?.tokens ?? [])];
  for (const token of tokens) {
    if (token.city !== city) continue;
    const index = left.indexOf(token.good);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

const TOKENS = cities.reduce((sum, { tokens = [] }) => sum + tokens.length, 0);

export const isTokenLeft = ({ tokens }: RocketState): boolean => tokens.length < TOKENS;

export const tokenChoices = (state: RocketState): RocketChoice[] =>
  cities.flatMap(({ id }): RocketChoice[] => {
    const goods = [...new Set(tokensLeft(state, id))];
    const [first] = goods;
    return first === undefined ? [] : [{ type: 'takeToken', city: id, good: first, goods }];
  });

export function takeToken(bench: Bench, seat: number, { city, good }: StepOf<'takeToken'>): Rejection | undefined {
  if (kindOf(city) !== 'large') return reject('token.notLarge', { city });
  if (!tokensLeft(bench.state, city).includes(good)) return reject('token.none', { city, good });
  bench.emit({ type: 'tokenTaken', v: 1, seat, city, good });
  return undefined;
}
