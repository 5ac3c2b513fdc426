/** Shares, booked from the facts alone: the pile, what every seat holds, supplementary ones, and what left the game. */
import { companies, components } from '../../../../domain/rocket/data.ts';
import type { RocketFact } from '../../../../domain/rocket/facts.ts';
import type { RocketState } from '../../../../domain/rocket/types.ts';
import { must, mustEqual } from '../../../fuzz/failure.ts';

interface Account {
  pile: number;
  held: number[];
  supplementary: number;
  out: number;
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

export function shareBooks() {
  const accounts = new Map<string, Account>();
  const account = (company: string): Account => {
    const found = accounts.get(company);
    must(found !== undefined, () => `${company} has no shares any more`);
    return found;
  };

  return {
    enter(fact: RocketFact): void {
      switch (fact.type) {
        case 'gameSetUp':
          for (const { id } of companies) {
            const held = Array.from({ length: fact.seats }, () => 0);
            accounts.set(id, { pile: components.shares, held, supplementary: 0, out: 0 });
          }
          return;
        case 'moveChosen': {
          const own = account(fact.company);
          must(fact.share === own.pile > 0, () => `${fact.company}: a share is drawn if and only if there is one`);
          if (!fact.share) return;
          own.pile -= 1;
          own.held[fact.seat]! += 1;
          return;
        }
        case 'sharesPaid': {
          const own = account(fact.company);
          own.held[fact.seat]! -= fact.shares;
          own.pile += fact.toPile;
          own.supplementary -= fact.supplementary;
          own.out += fact.shares - fact.toPile - fact.supplementary;
          return;
        }
        case 'linesMerged': {
          const [dissolved, survivor] = [account(fact.company), account(fact.into)];
          const given = dissolved.held.map(() => 0);
          for (const swap of fact.swaps) {
            given[swap.seat] = swap.given;
            mustEqual('a swap', swap.received, Math.floor(swap.given / 2));
            survivor.held[swap.seat]! += swap.received;
          }
          mustEqual(`what is given of ${fact.company}`, given, dissolved.held);
          survivor.pile -= fact.fromPile;
          survivor.supplementary += fact.supplementary;
          must(fact.supplementary === 0 || survivor.pile === 0, () => 'the pile comes before supplementary shares');
          accounts.delete(fact.company);
          return;
        }
        case 'lineIsolated': {
          const own = account(fact.company);
          mustEqual(`what leaves with ${fact.company}`, fact.removed, own.pile);
          own.out += own.pile;
          own.pile = 0;
          return;
        }
        default:
          return;
      }
    },
    compare({ lines }: RocketState): void {
      mustEqual('companies in play', Object.keys(lines).toSorted(), [...accounts.keys()].toSorted());
      for (const [company, line] of Object.entries(lines)) {
        const { pile, held, supplementary, out } = account(company);
        mustEqual(`the pile of ${company}`, line.pile, pile);
        mustEqual(`shares of ${company}`, line.shares, held);
        mustEqual(`supplementary shares of ${company}`, line.supplementary, supplementary);
        must(Math.min(pile, supplementary, out, ...held) >= 0, () => `less than no shares of ${company}`);
        mustEqual(`real shares of ${company}`, pile + sum(held) - supplementary + out, components.shares);
      }
    },
  };
}
