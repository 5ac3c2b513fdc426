/** The set-up of a game that asks for nothing but players. The random robot plays every game, so it is offered here too. */
import type { SetupPart } from '../../games/contract/site-parts.ts';
import { tableWords } from '../../table/table-words.ts';

export const plainSetup: SetupPart = {
  empty: {},
  optionsOf: () => ({}),
  errorsOf: () => ({}),
  robot: { player: 'random', nameOf: (seat) => tableWords(`robot.${seat}`) },
};
