/** The set-up of a game that asks for nothing but players. */
import type { SetupPart } from '../../games/contract/site-parts.ts';

export const plainSetup: SetupPart = {
  empty: {},
  optionsOf: () => ({}),
  errorsOf: () => ({}),
};
