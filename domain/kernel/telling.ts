/** Facts as lines of the log: the table's own, and those of its game. */
import type { Fact, Game, Line } from './contract.ts';
import { isTableFact, type TableFact } from './table.ts';

export const tellFact = (game: Pick<Game, 'tell'>, fact: Fact): Line =>
  isTableFact(fact) ? tellTableFact(fact) : game.tell(fact);

/** Whether a fact is worth a line where a history is told. */
export const isTold = ({ silent }: Pick<Game, 'silent'>, { type }: Fact): boolean => silent?.has(type) !== true;

function tellTableFact(fact: TableFact): Line {
  const line = (key: string, params: Line['params'] = {}): Line => ({ key: `fact.${key}`, params });
  switch (fact.type) {
    case 'table.botSeated':
    case 'table.personSeated':
    case 'table.takeBackAsked':
    case 'table.votedOut':
    case 'table.resigned':
    case 'table.seatHandedOver':
    case 'table.lapsed':
      return line(fact.type, { seat: fact.seat });
    case 'table.voted':
      return line(`${fact.type}.${fact.agreed ? 'for' : 'against'}`, { seat: fact.seat, over: fact.over });
    case 'table.proposed':
    case 'table.resumed': {
      const key = fact.type === 'table.proposed' ? `${fact.type}.${fact.what}` : fact.type;
      return fact.seat === null ? line(`${key}.host`) : line(key, { seat: fact.seat });
    }
    case 'table.answered':
      return line(`${fact.type}.${fact.agreed ? 'agreed' : 'refused'}.${fact.what}`, { seat: fact.seat });
    case 'table.ended':
      return line(fact.reason === 'agreed' ? 'table.ended.agreed' : 'table.ended');
    case 'table.takeBackAnswered':
      return line(`${fact.type}.${fact.agreed ? 'agreed' : 'refused'}`, { seat: fact.seat });
    case 'table.forked':
      return line(fact.type, { origin: fact.origin, version: fact.version });
    case 'table.rulesCorrected':
      return line(fact.type, { to: fact.to });
    default:
      return line(fact.type);
  }
}
