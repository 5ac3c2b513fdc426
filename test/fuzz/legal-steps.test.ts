/** The list of legal next steps is complete and right, at moments of every kind in random games. */
import { expect, it } from 'vitest';
import { lookAround } from './lilliput/look-around.ts';

const BUDGET_SECONDS = 12;
const LEAST_POSITIONS = 40;
const MOST_POSITIONS = 400;

/** A rule that rejects everything would be complete, too; these must have been accepted. */
const MUST_HAPPEN = ['takeCompany', 'takeCard', 'layTile', 'tradeTrain', 'buyTrain', 'placeStation', 'foundCompany'];

it('lists exactly what is accepted', { timeout: 200_000 }, () => {
  const began = performance.now();
  const isEnough = (positions: number) =>
    positions >= MOST_POSITIONS || (positions >= LEAST_POSITIONS && performance.now() - began > BUDGET_SECONDS * 1_000);
  const { positions, found } = lookAround(isEnough);
  expect(found.wrong.slice(0, 5)).toEqual([]);
  expect(positions).toBeGreaterThanOrEqual(LEAST_POSITIONS);
  expect(MUST_HAPPEN.filter((type) => !found.accepted.has(type))).toEqual([]);
});
