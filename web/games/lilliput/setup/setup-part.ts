/** Setting up a table of 18Lilliput: variants, landscape, robots, and Gulliver for those who play alone. */
import '../styles/setup.css';
import { boardSvg, pagePalette, tileSvg } from '../../../../domain/lilliput/drawing/index.ts';
import { tileIn } from '../../../../domain/lilliput/rules/variants.ts';
import type { SetupPart } from '../../contract/site-parts.ts';
import { g } from '../words.ts';
import { withCapital } from './landscape-picture.ts';
import {
  emptyOptions,
  landscapeError,
  landscapeOf,
  landscapeOption,
  type OptionsForm,
  variantsOf,
} from './options-form.ts';
import { spanOf } from './own-landscape.ts';
import { SetupFields } from './setup-fields.tsx';
import { t } from './words.ts';

/** Ground around a landscape, in cells. */
const EDGE = 0.6;
const SIGN_SIZE = 56;
const CAPITAL = 'mildendo';

function boardOf(form: OptionsForm, seats: number): string {
  const landscape = landscapeOf(form);
  const laid = withCapital(landscape, tileIn(variantsOf(form, seats), CAPITAL));
  const span = spanOf(landscape, 2) + (landscape.length > 0 ? EDGE : 0);
  return boardSvg(laid, {
    view: { west: -span, north: -span, east: span + 1, south: span + 1 },
    palette: pagePalette,
    phaseColour: 'yellow',
    fit: laid.length > 1 ? 'meet' : 'slice',
  });
}

export const setupPart: SetupPart<OptionsForm> = {
  empty: emptyOptions,
  optionsOf: (form, { seats, first }) => ({
    firstPlayer: first,
    variants: variantsOf(form, seats),
    landscape: landscapeOption(form),
  }),
  errorsOf(form): { [field: string]: string } {
    const error = landscapeError(form);
    return error === null ? {} : { 'own-text': t(error) };
  },
  Fields: SetupFields,
  choosesFirst: true,
  robot: { player: 'greedy', nameOf: (seat) => g(`robot.${seat}`) },
  alone: { title: () => t('solo.title'), hint: () => t('new.soloHint'), opponent: () => g('gulliver.name') },
  sign: tileSvg(CAPITAL, { palette: pagePalette, size: SIGN_SIZE, flagScale: 1.4 }),
  boardOf,
};
