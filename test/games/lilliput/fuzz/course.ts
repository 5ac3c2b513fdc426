/** The course of a round of 18Lilliput by its options: when a train goes to the pool, what Gulliver does, who is paid. */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { FactOf, LilliputFact } from '../../../../domain/lilliput/facts.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { must, mustEqual } from '../../../fuzz/failure.ts';

const RULES = ['A1', 'A2', 'A3', 'A4', 'B', 'C', 'D1', 'D2', 'E'] as const;

/** What a choice of Gulliver's brings about. */
const FOLLOWS: Readonly<Record<(typeof RULES)[number], readonly LilliputFact['type'][]>> = {
  A1: ['tileLaid'],
  A2: ['tileLaid'],
  A3: ['tileLaid'],
  A4: ['tileLaid'],
  B: ['stationPlaced'],
  C: ['tileLaid'],
  D1: ['shareBought'],
  D2: ['companyFounded'],
  E: ['trainScrapped', 'trainBought'],
};

type Since = 'actionsEnded' | 'runningBegun' | 'bureaucracyBegun' | 'roundStarted';

export function courseBooks() {
  let set: FactOf<'gameSetUp'> | null = null;
  let before: LilliputFact | null = null;
  let since: Since = 'roundStarted';
  let pooled: Since[] = [];
  let chosen: string[] = [];
  const gullivers = new Set<CompanyId>();

  function endOfStage(): void {
    const isProfessional = set?.variants.includes('professional') ?? false;
    const expected = set?.gulliver !== null ? [] : [isProfessional ? 'actionsEnded' : 'bureaucracyBegun'];
    mustEqual('trains put in the pool', pooled, expected);
    pooled = [];
  }

  /** Each rule at most once and in its order; one lay of A, B only after a new city, one certificate, always a train. */
  function mustPlayByRules(): void {
    if (set?.gulliver === null) return must(chosen.length === 0, () => 'Gulliver plays, but nobody plays alone');
    const places = chosen.map((rule) => RULES.indexOf(rule as 'E'));
    must(
      places.every((place, index) => index === 0 || place > places[index - 1]!),
      () => `Gulliver's rules in disorder: ${chosen.join()}`,
    );
    const of = (letter: string) => chosen.filter((rule) => rule.startsWith(letter)).length;
    must(of('A') <= 1 && of('D') <= 1 && of('E') === 1, () => `Gulliver's rules: ${chosen.join()}`);
    must(!chosen.includes('B') || chosen.includes('A3'), () => 'Gulliver puts a token in no new city');
    chosen = [];
  }

  function mustSplit({ company, revenue, toTreasury }: FactOf<'dividendPaid'>): void {
    const half = Math.ceil(revenue / 20) * 10;
    const rest = set?.variants.includes('brobdingnag') && !gullivers.has(company) ? revenue - half : 0;
    mustEqual(`what ${company} keeps of ${revenue}`, toTreasury, rest);
  }

  return {
    enter(fact: LilliputFact): void {
      if (before?.type === 'gulliverChose') {
        const { rule } = before;
        must(FOLLOWS[rule].includes(fact.type), () => `Gulliver's ${rule} brings ${fact.type}`);
      }
      before = fact;
      switch (fact.type) {
        case 'gameSetUp':
          set = fact;
          return;
        case 'companyTaken':
        case 'companyFounded':
          if (fact.seat === set?.gulliver) gullivers.add(fact.company);
          return;
        case 'runningBegun':
          mustPlayByRules();
          since = fact.type;
          return;
        case 'roundStarted':
          if (fact.round > 1) endOfStage();
          since = fact.type;
          return;
        case 'actionsEnded':
        case 'bureaucracyBegun':
          since = fact.type;
          return;
        case 'trainPooled':
          pooled.push(since);
          return;
        case 'gulliverChose':
          must(since === 'actionsEnded', () => 'Gulliver plays out of turn');
          chosen.push(fact.rule);
          return;
        case 'trainScrapped':
        case 'trainsDiscarded':
          must(gullivers.has(fact.company) === (fact.type === 'trainScrapped'), () => `${fact.company}: ${fact.type}`);
          return;
        case 'revenueKept':
          must(!gullivers.has(fact.company) || fact.revenue === 0, () => 'Gulliver keeps his revenue');
          return;
        case 'dividendPaid':
          return mustSplit(fact);
        default:
          return;
      }
    },
    compare({ companies, gulliver, players, variants }: LilliputState): void {
      mustEqual('variants', variants, set?.variants);
      mustEqual('Gulliver', gulliver, set?.gulliver);
      for (const company of gullivers) mustEqual(`treasury of ${company}`, companies[company]?.treasury, 0);
      if (gulliver !== null) must(players[gulliver]?.characters.length === 0, () => 'Gulliver has a character');
    },
  };
}
