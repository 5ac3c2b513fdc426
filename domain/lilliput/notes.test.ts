import { describe, expect, it } from 'vitest';
import { say, type Texts } from '../kernel/texts.ts';
import type { TrainName } from './data.ts';
import type { FactOf } from './facts.ts';
import { notesOf } from './notes.ts';
import { tell } from './telling.ts';
import { english } from './texts/en.ts';
import { french } from './texts/fr.ts';
import { spanish } from './texts/es.ts';

const stop = (x: number, value: number) => ({ x, y: 0, value });

/** The notes on a run of one train. */
function noted(
  texts: Texts,
  train: TrainName,
  obsolete: boolean,
  values: readonly number[],
  revenue: number,
): string[] {
  const route = { train, obsolete, revenue, stops: values.map((value, index) => stop(index, value)), legs: [] };
  const fact: FactOf<'trainsRun'> = { type: 'trainsRun', v: 1, company: 'red', revenue, mineBonus: 0, routes: [route] };
  return notesOf(fact).map(({ key, params }) => say(texts, key, params));
}

describe('the sums of a record', () => {
  it.each([
    ['plain', '3', false, [30, 40], 70, '3-train: Mildendo 30 + E1 40 = 70'],
    ['doubled', '3D', false, [30, 40], 140, '3D-train: 2 × (Mildendo 30 + E1 40) = 140'],
    [
      'with the bonus for three named cities',
      '3',
      false,
      [30, 20, 20],
      90,
      '3-train: Mildendo 30 + E1 20 + E2 20 + Express 20 = 90',
    ],
    [
      'with a bonus as large as the stops',
      '4',
      false,
      [30, 10, 5, 5],
      100,
      '4-train: Mildendo 30 + E1 10 + E2 5 + E3 5 + Express 50 = 100',
    ],
    [
      'doubled, the bonus not',
      '4D',
      false,
      [30, 40, 40, 40],
      350,
      '4D-train: 2 × (Mildendo 30 + E1 40 + E2 40 + E3 40) + Express 50 = 350',
    ],
    ['halved', '2', true, [20, 40], 30, '2-train: ½ × (Mildendo 20 + E1 40) = 30'],
    ['halved and rounded', '2', true, [50, 40], 40, '2-train: ½ × (Mildendo 50 + E1 40) = 45, rounded down to 40'],
    [
      'halved with the bonus',
      '3',
      true,
      [30, 30, 40],
      60,
      '3-train: ½ × (Mildendo 30 + E1 30 + E2 40 + Express 20) = 60',
    ],
    [
      'halved with the bonus and rounded',
      '4',
      true,
      [30, 30, 30, 30],
      80,
      '4-train: ½ × (Mildendo 30 + E1 30 + E2 30 + E3 30 + Express 50) = 85, rounded down to 80',
    ],
  ] as const)('%s', (_, train, obsolete, values, revenue, line) => {
    expect(noted(english, train, obsolete, values, revenue)).toEqual([line]);
  });

  it('say that they are rounded in French and Spanish, too', () => {
    expect(noted(french, '2', true, [50, 40], 40)).toEqual([
      'train de 2 : ½ × (Mildendo 50 + E1 40) = 45, arrondi à 40',
    ]);
    expect(noted(spanish, '2', true, [50, 40], 40)).toEqual([
      'tren de 2: ½ × (Mildendo 50 + E1 40) = 45, redondeado a 40',
    ]);
  });
});

describe('a dividend in Brobdingnag', () => {
  const paid = (rest: Partial<FactOf<'dividendPaid'>>): FactOf<'dividendPaid'> => ({
    type: 'dividendPaid',
    v: 1,
    company: 'red',
    revenue: 90,
    payouts: [{ seat: 0, amount: 25 }],
    toTreasury: 40,
    from: 'T0',
    to: 'T1',
    ...rest,
  });
  const told = (fact: FactOf<'dividendPaid'>): string[] => {
    const { key, params } = tell(fact);
    return [english, french, spanish].map((texts) => say(texts, key, params));
  };

  it('says what is paid and what is kept', () => {
    const words = [
      'Mildendo Railway pays £50 of £90 out and keeps £40.',
      'Mildendo Railway distribue 50 £ sur 90 £ et garde 40 £.',
      'Mildendo Railway reparte £50 de £90 y guarda £40.',
    ];
    expect(told(paid({ shared: 50 }))).toEqual(words);
    expect(told(paid({})), 'recorded by version 1').toEqual(words);
  });

  it('says that nobody gets what a company without a treasury would keep', () => {
    expect(told(paid({ shared: 50, toTreasury: 0 }))).toEqual([
      'Mildendo Railway pays £50 of £90 out; nobody gets the rest.',
      'Mildendo Railway distribue 50 £ sur 90 £ ; personne ne reçoit le reste.',
      'Mildendo Railway reparte £50 de £90; nadie recibe el resto.',
    ]);
  });

  it('is told as ever where all is paid', () => {
    expect(told(paid({ toTreasury: 0 }))[0]).toBe('Mildendo Railway pays £90 out.');
  });
});
