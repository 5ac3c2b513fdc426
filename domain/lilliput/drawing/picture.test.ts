import { expect, it } from 'vitest';
import { lilliput } from '../game.ts';
import { drawing } from './picture.ts';

const state = { ...lilliput.blank(), board: { '0,0': { tile: 'mildendo', rotation: 0, tokens: [] } } } as never;

it('frames the picture of a page as the page fits its board: two cells round the capital at first', () => {
  const { svg, width, height } = drawing.picture(state, 'The board', 'page');
  expect([width, height]).toEqual([5 * 132, 5 * 132]);
  expect(svg).toMatch(/^<svg [^>]*viewBox="-200 -200 500 500"/);
});

it('has no style attributes, which the content security policy of a page forbids', () => {
  expect(drawing.picture(state, 'The board', 'page').svg).not.toMatch(/\sstyle=/);
});
