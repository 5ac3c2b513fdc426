/** Games whose board can be drawn as a picture. Adding a game means adding a line. */
import type { PaletteName, Picture } from './kernel/drawing.ts';
import { drawing } from './lilliput/drawing/picture.ts';
import type { LilliputState } from './lilliput/types.ts';

type Draw = (state: object, label: string, palette?: PaletteName) => Picture;

const pictures: { readonly [game: string]: Draw } = {
  lilliput: (state, label, palette) => drawing.picture(state as LilliputState, label, palette),
};

export const pictureOf = (game: string): Draw | null =>
  Object.hasOwn(pictures, game) ? (pictures[game] ?? null) : null;
