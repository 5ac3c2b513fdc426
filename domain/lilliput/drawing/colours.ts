/**
 * The colours of the board and of the companies, in one place: the drawing paints with them, and the game's style sheet
 * of colours is written from them. Tiles are dimmed at night, never inverted: a dark yellow would be brown.
 *
 * Every drawing function takes a palette, role → CSS value, and writes the value into presentation attributes
 * (`fill="…"`). A page passes `pagePalette`, whose values are `var(--role)`: a presentation attribute is parsed as a CSS
 * declaration of the lowest rank (SVG 2, section 6.6), so var() is resolved in it and the mode can switch without drawing
 * again. Mails and exported pictures have no custom properties and pass `lightPalette` or `darkPalette`. So there is one
 * way of drawing for all three, it needs neither a `style` attribute nor a stylesheet of its own, and any rule of a
 * page's stylesheet still wins over it.
 */
import type { CompanyId } from '../data.ts';

type Tokens = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** Colours of the pages that the drawing uses too: the ground under the board, the accent that marks what is planned. */
const pageTokens = {
  'paper-sunk': ['#e9e5da', '#101316'],
  accent: ['#a3175b', '#f087b4'],
} as const satisfies Tokens;

/** Role → colour by day, colour by night. */
const boardTokens = {
  'tile-yellow': ['#f1d174', '#cbad58'],
  'tile-green': ['#a3c886', '#83a566'],
  'tile-brown': ['#c99c70', '#a97f56'],
  'tile-red': ['#b9473d', '#ac4238'],
  'tile-special': ['#d6d6d2', '#a5a59f'],
  'tile-edge': ['#1d222924', '#00000040'],
  'town-ground': ['#ecdcb8', '#cdb98c'],
  roof: ['#d9a35c', '#b37f3d'],
  land: ['#e6e0d0', '#8f8a7b'],
  water: ['#a7cbda', '#5d8ca0'],
  'water-line': ['#427287', '#233f48'],
  hill: ['#dcc896', '#a08b58'],
  'hill-top': ['#e9dab0', '#b59f69'],
  'hill-mark': ['#846b3b', '#503f1b'],
  mountain: ['#bfb6a8', '#8b8479'],
  'mountain-shade': ['#696055', '#3f3933'],
  rough: ['#d6d6ad', '#94956a'],
  'rough-mark': ['#787843', '#474724'],
  'track-core': ['#1d2229', '#14171b'],
  'track-casing': ['#fffdf6', '#efe8d8'],
  slot: ['#fffdf6', '#f3ecdd'],
  flag: ['#fffdf6', '#f3ecdd'],
  'on-flag': ['#1d2229', '#1d2229'],
  lattice: ['#b9b2a1', '#4a4f57'],
  // the accent where it lies on a tile: tiles stay light at night, so it stays dark
  overprint: ['#a3175b', '#7a0d43'],

  'co-red': ['#c2352b', '#cf4237'],
  'on-red': ['#ffffff', '#ffffff'],
  'co-blue': ['#2358a8', '#3a73c9'],
  'on-blue': ['#ffffff', '#ffffff'],
  'co-yellow': ['#f4ba0b', '#f4bf24'],
  'on-yellow': ['#1d2229', '#1d2229'],
  'co-green': ['#1d7a46', '#228049'],
  'on-green': ['#ffffff', '#ffffff'],
  'co-purple': ['#6d3f9b', '#8453b8'],
  'on-purple': ['#ffffff', '#ffffff'],
  'co-black': ['#26282e', '#2b2e34'],
  'on-black': ['#ffffff', '#ffffff'],
  'co-orange': ['#e0731d', '#e8812f'],
  'on-orange': ['#1d2229', '#1d2229'],
  'co-white': ['#fbfaf6', '#f7f3ea'],
  'on-white': ['#1d2229', '#1d2229'],
  'token-rim': ['#1d2229', '#14171b'],
  'icon-rim': ['#1d2229', '#8b8f96'],
} as const satisfies Tokens;

const tokens = { ...pageTokens, ...boardTokens };

export type ColourRole = keyof typeof tokens;
export type Palette = Readonly<Record<ColourRole | 'face-display', string>>;

const roles = Object.keys(tokens) as ColourRole[];
const faceDisplay = 'Besley, Clarendon, Georgia, serif';

function palette(valueOf: (role: ColourRole) => string, face: string): Palette {
  const colours = Object.fromEntries(roles.map((role) => [role, valueOf(role)])) as Record<ColourRole, string>;
  return { ...colours, 'face-display': face };
}

export const pagePalette: Palette = palette((role) => `var(--${role})`, 'var(--face-display)');
export const lightPalette: Palette = palette((role) => tokens[role][0], faceDisplay);
export const darkPalette: Palette = palette((role) => tokens[role][1], faceDisplay);

export const colourOf = (company: CompanyId, colours: Palette): string => colours[`co-${company}`];
export const onColourOf = (company: CompanyId, colours: Palette): string => colours[`on-${company}`];

const declarations = (mode: 0 | 1, indent: string): string =>
  Object.entries(boardTokens)
    .map(([role, colours]) => `${indent}--${role}: ${colours[mode]};`)
    .join('\n');

/** The board's own tokens as a style sheet: light, dark when chosen, dark when the system asks for it and light was not chosen. */
export const tokensAsCss = (): string => `:root {
${declarations(0, '  ')}
}

[data-mode="dark"] {
${declarations(1, '  ')}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-mode="light"]) {
${declarations(1, '    ')}
  }
}
`;
