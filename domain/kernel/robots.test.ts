/** Seats that the service plays: what the facts of it fold to, and who is asked when a turn shall be taken back. */
import { describe, expect, it } from 'vitest';
import { simulated } from '../../test/seeded.ts';
import { vetoRound } from '../../test/toys/veto-round.ts';
import { decide, decideStart } from './decide.ts';
import { seededDealer } from './draws.ts';
import { isRejection } from './rejection.ts';
import { say } from './texts.ts';
import { blankTable, botAt, evolveTable, peopleAt, type TableState } from './table.ts';
import { tableFactSchema } from './table-facts.ts';
import { tellFact } from './telling.ts';
import { tableTexts } from './texts/en.ts';

const { seed } = simulated(3);

function tableOf(seats: number, ...bots: number[]): TableState {
  const table = { ...blankTable(), seats, version: 5, rules: vetoRound.rules };
  for (const seat of bots) evolveTable(table, { type: 'table.botSeated', v: 1, seat, player: 'greedy' }, 1);
  table.turns = [
    { version: 1, seat: null, drew: false },
    { version: 2, seat: 0, drew: false },
    { version: 3, seat: 1, drew: true },
  ];
  return table;
}

describe('a robot’s seat', () => {
  it('is known from its fact until a person sits there', () => {
    const table = tableOf(3, 1, 2);
    expect([0, 1, 2].map((seat) => botAt(table, seat))).toEqual([null, 'greedy', 'greedy']);
    evolveTable(table, { type: 'table.personSeated', v: 1, seat: 1 }, 6);
    expect(table.bots).toEqual({ 2: 'greedy' });
    expect(peopleAt(table)).toEqual([0, 1]);
  });

  it('stays one when a turn is taken back', () => {
    const table = tableOf(3, 1);
    evolveTable(table, { type: 'table.retracted', v: 1, backTo: 1 }, 6);
    expect(botAt(table, 1)).toBe('greedy');
  });

  it('leaves no trace in the state of a table that never had one', () => {
    expect(Object.keys(blankTable())).not.toContain('bots');
  });

  it('stands in the first commit, behind the start', () => {
    const start = { type: 'start', game: vetoRound.id, seats: 3, options: {}, bots: { 1: 'greedy' } } as const;
    const decision = decideStart(vetoRound, start, seededDealer(seed), seed);
    if (isRejection(decision)) throw new Error(decision.code);
    expect(decision.facts.slice(0, 2)).toMatchObject([{ type: 'table.started' }, { type: 'table.botSeated', seat: 1 }]);
    expect(tableFactSchema.safeParse(decision.facts[1]).success).toBe(true);
  });

  it('is told in the log', () => {
    const { key, params } = tellFact(vetoRound, { type: 'table.botSeated', v: 1, seat: 1, player: 'greedy' } as never);
    expect(say({ ...tableTexts, 'seat.1': 'Ann' }, key, params)).toBe('Ann is played by a robot.');
  });
});

describe('taking back', () => {
  const ask = (table: TableState) =>
    decide(vetoRound, { table, game: vetoRound.blank() }, 0, { type: 'askTakeBack', backTo: 1 }, seededDealer(seed));
  const answer = (table: TableState, seat: number) =>
    decide(
      vetoRound,
      { table, game: vetoRound.blank() },
      seat,
      { type: 'answerTakeBack', agree: true },
      seededDealer(seed),
    );
  const typesOf = (decision: ReturnType<typeof ask>) =>
    isRejection(decision) ? decision.code : decision.facts.map(({ type }) => type);

  it('asks nobody where all others are robots', () => {
    expect(typesOf(ask(tableOf(3, 1, 2)))).toEqual(['table.takeBackAsked', 'table.retracted']);
  });

  it('asks the other people, and them alone', () => {
    const table = tableOf(4, 1);
    expect(typesOf(ask(table))).toEqual(['table.takeBackAsked']);
    table.request = { seat: 0, backTo: 1, agreed: [] };
    expect(typesOf(answer(table, 2))).toEqual(['table.takeBackAnswered']);
    table.request = { seat: 0, backTo: 1, agreed: [2] };
    expect(typesOf(answer(table, 3))).toEqual(['table.takeBackAnswered', 'table.retracted']);
  });
});
