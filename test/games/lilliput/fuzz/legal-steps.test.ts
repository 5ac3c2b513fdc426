/** The list of legal next steps is complete and right, at moments of every kind in random games. */
import { expect, it } from 'vitest';
import { repeats } from '../../../long.ts';
import { lookAround } from './look-around.ts';

const POSITIONS = repeats(100, 1000);

/** A rule that rejects everything would be complete, too; these must have been accepted. */
const MUST_HAPPEN = ['takeCompany', 'takeCard', 'layTile', 'tradeTrain', 'buyTrain', 'placeStation', 'foundCompany'];

it('lists exactly what is accepted', { timeout: repeats(200, 2000) * 1000 }, () => {
  const { positions, found } = lookAround((count) => count >= POSITIONS);
  expect(found.wrong.slice(0, 5)).toEqual([]);
  expect(positions).toBe(POSITIONS);
  expect(MUST_HAPPEN.filter((type) => !found.accepted.has(type))).toEqual([]);
});
