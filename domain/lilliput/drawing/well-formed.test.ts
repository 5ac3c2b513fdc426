/** Everything that is drawn must survive a strict reader, a strict content security policy and a neighbour on the page. */
import { describe, expect, it } from 'vitest';
import { companies, phases, scenarios, tiles } from '../data.ts';
import { boardSvg, viewAround } from './board.ts';
import { darkPalette, lightPalette, type Palette, pagePalette } from './colours.ts';
import { companyIcon } from './marks.ts';
import { tileSvg } from './tile.ts';
import type { BoardTile } from './types.ts';

const rotations = [0, 1, 2, 3] as const;
const palettes: readonly (readonly [string, Palette])[] = [
  ['page', pagePalette],
  ['light', lightPalette],
  ['dark', darkPalette],
];

/** The first thing wrong with a piece of XML, or nothing. */
function flaw(xml: string): string | undefined {
  const open: string[] = [];
  const tag = /<(\/?)([a-z]+)((?:\s+[a-zA-Z:-]+="[^"<]*")*)\s*(\/?)>/y;
  let at = 0;
  while (at < xml.length) {
    if (xml[at] !== '<') {
      const end = xml.indexOf('<', at);
      const text = xml.slice(at, end === -1 ? undefined : end);
      if (open.at(-1) !== 'text') return `text outside of a text element: ${text.slice(0, 40)}`;
      if (/[>"]|&(?!amp;|lt;|gt;|quot;|#39;)/.test(text)) return `unescaped text: ${text.slice(0, 40)}`;
      at += text.length;
      continue;
    }
    tag.lastIndex = at;
    const match = tag.exec(xml);
    if (match === null) return `not a tag: ${xml.slice(at, at + 60)}`;
    const [whole, closing, name = '', attributes = '', selfClosing] = match;
    const names = [...attributes.matchAll(/([a-zA-Z:-]+)="/g)].map(([, key]) => key);
    if (new Set(names).size !== names.length) return `an attribute twice: ${whole}`;
    if (/&(?!amp;|lt;|gt;|quot;|#39;)/.test(attributes)) return `unescaped attribute: ${whole}`;
    if (/NaN|undefined|Infinity|\[object/.test(attributes)) return `not a figure: ${whole}`;
    if (closing === '/') {
      const expected = open.pop();
      if (expected !== name) return `</${name}> closes <${expected}>`;
    } else if (selfClosing !== '/') open.push(name);
    at += whole.length;
  }
  return open.length === 0 ? undefined : `left open: ${open.join(' ')}`;
}

/** Everything wrong with a drawing. */
function complaints(xml: string, palette: string): readonly string[] {
  const forbidden = xml.match(/\sstyle=|\sid=|\son[a-z]+=|<style|<script|href=/g) ?? [];
  const unresolved = palette === 'page' ? [] : (xml.match(/var\(--[a-z-]+\)/g) ?? []);
  const broken = flaw(xml);
  return [...(broken === undefined ? [] : [broken]), ...forbidden, ...unresolved];
}

describe('the check itself', () => {
  it.each([
    ['<g>', 'left open'],
    ['<g></svg>', 'closes'],
    ['<g a="1" a="2"/>', 'twice'],
    ['<g a="1 & 2"/>', 'unescaped'],
    ['<g x="NaN"/>', 'not a figure'],
    ['<g a=1/>', 'not a tag'],
    ['<g>words</g>', 'text outside'],
  ])('finds the flaw in %s', (xml, reason) => {
    expect(flaw(xml)).toContain(reason);
  });

  it('finds styles, handlers and unresolved colours', () => {
    const found = complaints('<g style="a" id="b" onclick="c" fill="var(--ink)"/>', 'light');
    expect(found).toEqual([' style=', ' id=', ' onclick=', 'var(--ink)']);
  });
});

describe('well-formed, without styles, ids or handlers', () => {
  it.each(palettes)('every tile in every rotation and phase, %s palette', (name, palette) => {
    for (const id of tiles.keys()) {
      for (const rotation of rotations) {
        for (const phaseColour of new Set(phases.map((phase) => phase.phaseColour))) {
          const options = { palette, rotation, phaseColour, tokens: ['red', 'white'] as const, flagScale: 1.2 };
          expect(complaints(tileSvg(id, options), name)).toEqual([]);
          expect(complaints(tileSvg(id, { ...options, counted: 'black', label: `"${id}" & more` }), name)).toEqual([]);
        }
      }
    }
  });

  it.each(palettes)('every company icon, %s palette', (name, palette) => {
    for (const { id } of companies) {
      expect(complaints(companyIcon(id, { palette }), name)).toEqual([]);
      expect(complaints(companyIcon(id, { palette, size: 64, label: 'A & B' }), name)).toEqual([]);
    }
  });

  it.each(palettes)('every scenario as a board with everything on it, %s palette', (name, palette) => {
    for (const scenario of scenarios) {
      const laid: BoardTile[] = [{ tile: 'mildendo', x: 0, y: 0, rotation: 0 }, ...scenario.tiles];
      const board = boardSvg(laid, {
        view: viewAround(laid),
        palette,
        phaseColour: 'brown',
        background: true,
        label: scenario.name,
        inHand: { tile: 'y-city-curve', x: 0, y: 1, rotation: 2, tokens: ['green'] },
        legal: [{ x: 1, y: 0 }],
        fresh: [{ x: 0, y: -1 }],
        targets: [{ x: 1, y: 0, label: 'Lay <it> here' }],
        nameOf: ({ tile }) => `a "${tile}"`,
      });
      expect(complaints(board, name)).toEqual([]);
    }
  });

  it('an unknown tile is an empty picture, not an error', () => {
    expect(complaints(tileSvg('no-such-tile', { palette: pagePalette }), 'page')).toEqual([]);
    const laid: BoardTile[] = [{ tile: 'no-such-tile', x: 0, y: 0, rotation: 0 }];
    expect(
      complaints(boardSvg(laid, { view: viewAround([]), palette: pagePalette, phaseColour: 'green' }), 'page'),
    ).toEqual([]);
  });
});
