import { describe, expect, it } from 'vitest';
import { at, type Position } from '../../../test/games/lilliput/position.ts';
import { card, cash, lay, layOwn, turn } from '../../../test/games/lilliput/steps.ts';
import { say } from '../../kernel/texts.ts';
import { french } from '../texts/fr.ts';
import { spanish } from '../texts/es.ts';

const road = { '0,-2': 'y-plain-straight 0', '0,-3': 'y-city-straight 0' };
const laying = (
  phase: Position['phase'] & number,
  step: ReturnType<typeof lay>,
  board: Position['board'] & object = road,
) => at({ seats: 4, phase, board }).when(0, turn(card('tile-any'), step));

describe('why a tile cannot replace another: a sentence for each reason', () => {
  const castle = at({ phase: 3, characters: { emperor: 0 } }).when(0, turn(layOwn('red', 'castle', '0,-1', 0), cash()));
  const reasons = [
    ['what lies there stays', laying(7, lay('red', 'g-plain-crossover', '0,0', 0)), 'stays'],
    ['a yellow tile replaces nothing', laying(5, lay('red', 'y-plain-curve', '0,-2', 1)), 'freeCell'],
    ['a colour is left out', laying(5, lay('red', 'b-plain', '0,-2', 0)), 'wrongColour'],
    ['another kind lies there', laying(3, lay('red', 'g-city', '0,-2', 0)), 'wrongKind'],
    ['it is too early', laying(2, lay('red', 'g-city', '0,-3', 0)), 'phase'],
    ['a castle does not cover a home', castle, 'home'],
    ['it is turned the wrong way', laying(3, lay('red', 'g-city', '0,-3', 1)), 'turned'],
    [
      'its track fits in no way',
      laying(3, lay('red', 'g-plain-crossover', '0,-2', 0), { '0,-2': 'y-plain-curve 2' }),
      'losesTrack',
    ],
  ] as const;

  it.each(reasons)('2.2 %s', (_, submission, code) => {
    const { params, sentence } = submission.thenRejected(`tile.${code}`);
    expect(params).toMatchObject({ cell: expect.any(String) as string, laid: expect.any(String) as string });
    for (const texts of [french, spanish]) {
      const told = say(texts, `rejection.tile.${code}`, params);
      expect(told).not.toMatch(/[{}]|rejection/);
      expect(told).not.toBe(sentence);
    }
  });

  it('and no two of them alike', () => {
    const sentences = reasons.map(([, { decision }]) => ('sentence' in decision ? decision.sentence : ''));
    expect(new Set(sentences).size).toBe(reasons.length);
  });
});
