import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { darkPalette, lightPalette, tokensAsCss } from '../../../domain/lilliput/drawing/index.ts';

const read = (name: string): string => readFileSync(new URL(`../../../web/${name}`, import.meta.url), 'utf8');
const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\/\s*/gs, '');

it('has the board’s colours as the drawing has them', () => {
  // After a change there: write tokensAsCss() into colours.css, under its comment.
  expect(withoutComments(read('games/lilliput/styles/colours.css')).trim()).toBe(tokensAsCss().trim());
});

it('draws with the pages’ own ground and accent', () => {
  const blocks = [...read('styles/tokens.css').matchAll(/^(?::root|\[data-mode="dark"\]) \{([^}]*)\}/gm)];
  for (const [index, palette] of [lightPalette, darkPalette].entries()) {
    for (const role of ['accent', 'paper-sunk'] as const) {
      expect(blocks[index]?.[1]).toContain(` --${role}: ${palette[role]};`);
    }
  }
});
