/** Candidate share deals of the greedy robot: a share, a new company, and selling shares to be able to found one. */
import { chart } from '../data.ts';
import { cashOf, priceOf, sharesOf, spaceNamed } from '../rules/holdings.ts';
import type { LilliputStep, StepOf } from '../steps.ts';
import { after, eachAfter, type Ideas, type Path } from './paths.ts';
import type { Judge } from './worth.ts';

type Founding = StepOf<'foundCompany'>;

const DIRECTOR_SHARES = 5;
const LEAST_TO_FOUND = DIRECTOR_SHARES * chart.founding.minimum;

/** All companies that can be founded are alike: the first one, at the dearest space, in every home. */
function foundings({ draft }: Path): LilliputStep[] {
  const all = draft.choices.filter((choice): choice is Founding => choice.type === 'foundCompany');
  const [first] = all;
  if (!first) return [];
  const dearest = all.reduce((best, { space }) => (valueOf(space) > valueOf(best) ? space : best), first.space);
  return all.filter(({ company, space }) => company === first.company && space === dearest);
}

const valueOf = (space: Founding['space']): number => spaceNamed(space).value;

/** Sells whole batches, the cheapest company first, until the cash is enough to found a company. */
function soldToFound(from: Path, judge: Judge): Path | null {
  const { seat } = from.draft;
  let here = from;
  const held = [...new Set(here.draft.state.players[seat]?.certificates.map(({ company }) => company))]
    .filter((company) => sharesOf(here.draft.state, seat, company) > 0)
    .sort((one, other) => priceOf(here.draft.state, one) - priceOf(here.draft.state, other));
  for (const company of held) {
    if (cashOf(here.draft.state, seat) >= LEAST_TO_FOUND) break;
    const count = sharesOf(here.draft.state, seat, company);
    here = after(here, { type: 'sellShares', company, count }, judge) ?? here;
  }
  return here !== from && cashOf(here.draft.state, seat) >= LEAST_TO_FOUND ? here : null;
}

export const shareIdeas = (judge: Judge): Ideas =>
  function* ideas(here) {
    const purchases = here.draft.choices.filter(({ type }) => type === 'buyShare' || type === 'buyPoolTrain');
    yield* eachAfter(here, purchases, judge);
    yield* eachAfter(here, foundings(here), judge);
    if (here.draft.state.turn?.shares !== 'selling') return;
    const sold = soldToFound(here, judge);
    if (sold) yield* eachAfter(sold, foundings(sold), judge);
  };
