/** Facts as lines of the log: the table's own, and those of its game. */
import type { Fact, Game, Line } from './contract.ts';
import { isTableFact, type TableFact } from './table.ts';

export const tellFact = (game: Pick<Game, 'tell'>, fact: Fact): Line =>
  isTableFact(fact) ? tellTableFact(fact) : game.tell(fact);

function tellTableFact(fact: TableFact): Line {
  const line = (key: string, params: Line['params'] = {}): Line => ({ key: `fact.${key}`, params });
  switch (fact.type) {
    case 'table.takeBackAsked':
      return line(fact.type, { seat: fact.seat });
    case 'table.takeBackAnswered':
      return line(`${fact.type}.${fact.agreed ? 'agreed' : 'refused'}`, { seat: fact.seat });
    case 'table.rulesCorrected':
      return line(fact.type, { to: fact.to });
    default:
      return line(fact.type);
  }
}
