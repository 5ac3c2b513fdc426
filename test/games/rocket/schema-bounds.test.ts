/** Everything in a fact or a step has a maximum, so that no value of a foreign file can be too large. */
import { expect, it } from 'vitest';
import { rocket } from '../../../domain/rocket/game.ts';
import { placesIn } from '../../schema-walk.ts';

it.each([
  ['facts', rocket.facts],
  ['steps', rocket.steps],
  ['options', rocket.options],
] as const)('%s', (_, schema) => {
  const open = placesIn(schema).filter(
    ({ kind, most, least }) =>
      kind === 'loose' ||
      kind === 'unknown' ||
      !Number.isFinite(most) ||
      (kind === 'number' && !Number.isFinite(least)),
  );
  expect(open).toEqual([]);
});
