import { describe, expect, it } from 'vitest';
import { companies } from '../data.ts';
import { type ColourRole, darkPalette, lightPalette, type Palette, pagePalette, tokensAsCss } from './colours.ts';
import { legal } from './proportions.ts';

/** Red, green and blue as shares of one. */
const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);

/** Relative luminance (WCAG 2.2). */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const between = (palette: Palette, one: ColourRole, other: ColourRole): number =>
  contrast(channels(palette[one]), channels(palette[other]));

/** Ground with the light wash of a legal cell over it. */
const washed = (palette: Palette, ground: ColourRole): readonly number[] => {
  const light = channels(palette['track-casing']);
  return channels(palette[ground]).map((value, index) => value * (1 - legal.wash) + (light[index] ?? 0) * legal.wash);
};

const modes = [
  ['light', lightPalette],
  ['dark', darkPalette],
] as const;
const tileGrounds = [
  'tile-yellow',
  'tile-green',
  'tile-brown',
  'tile-red',
  'tile-special',
  'land',
  'water',
  'hill',
  'mountain',
  'rough',
  'town-ground',
] as const satisfies readonly ColourRole[];

describe('contrast measures itself', () => {
  it('knows black on white and a mid grey', () => {
    expect(contrast(channels('#000000'), channels('#ffffff'))).toBeCloseTo(21, 5);
    expect(contrast(channels('#767676'), channels('#ffffff'))).toBeCloseTo(4.54, 2);
  });
});

describe.each(modes)('contrast in %s', (_, palette) => {
  it.each(tileGrounds)('track, rims and marks stand out on %s by 3:1', (ground) => {
    expect(between(palette, 'track-core', ground)).toBeGreaterThanOrEqual(3);
    expect(between(palette, 'token-rim', ground)).toBeGreaterThanOrEqual(3);
  });

  it('core and casing stand out from each other by 3:1', () => {
    expect(between(palette, 'track-core', 'track-casing')).toBeGreaterThanOrEqual(3);
  });

  it.each(companies.map(({ id }) => id))('text and mark on the colour of %s reach 4.5:1', (id) => {
    expect(between(palette, `on-${id}`, `co-${id}`)).toBeGreaterThanOrEqual(4.5);
  });

  it('figures on flags and costs on the ground reach 4.5:1', () => {
    expect(between(palette, 'on-flag', 'flag')).toBeGreaterThanOrEqual(4.5);
    expect(between(palette, 'track-core', 'hill')).toBeGreaterThanOrEqual(4.5);
    expect(between(palette, 'track-core', 'rough')).toBeGreaterThanOrEqual(4.5);
  });

  it('the landscape can be told by its drawing alone: 3:1 against its ground', () => {
    expect(between(palette, 'hill-mark', 'hill')).toBeGreaterThanOrEqual(3);
    expect(between(palette, 'rough-mark', 'rough')).toBeGreaterThanOrEqual(3);
    expect(between(palette, 'mountain-shade', 'mountain')).toBeGreaterThanOrEqual(3);
    expect(between(palette, 'water-line', 'water')).toBeGreaterThanOrEqual(3);
  });

  it('the marks of the turn stand out by 3:1, on washed tiles and on washed empty ground', () => {
    for (const ground of tileGrounds) {
      if (ground === 'tile-red' || ground === 'town-ground') continue; // nothing is ever laid on Mildendo
      expect(contrast(channels(palette.overprint), washed(palette, ground))).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(channels(palette.accent), washed(palette, 'paper-sunk'))).toBeGreaterThanOrEqual(3);
    expect(between(palette, 'accent', 'paper-sunk')).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens as a stylesheet', () => {
  const blocks = [...tokensAsCss().matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    tokens: new Map([...body.matchAll(/--([a-z-]+): ([^;]+);/g)].map(([, role = '', value = '']) => [role, value])),
  }));

  it('has a light block, a chosen dark block and a dark block for the system’s wish', () => {
    expect(blocks.map(({ selector }) => selector.split('\n').at(-1)?.trim())).toEqual([
      ':root',
      '[data-mode="dark"]',
      ':root:not([data-mode="light"])',
    ]);
    expect(tokensAsCss()).toContain('@media (prefers-color-scheme: dark)');
  });

  it('has the same keys in every block, and the two dark blocks agree', () => {
    const [light, dark, system] = blocks;
    expect(light?.tokens.size).toBeGreaterThan(40);
    expect([...(dark?.tokens.keys() ?? [])]).toEqual([...(light?.tokens.keys() ?? [])]);
    expect(system?.tokens).toEqual(dark?.tokens);
  });

  it('defines what the page palette refers to, with the colours of the two others', () => {
    const [light, dark] = blocks;
    for (const [role, value] of Object.entries(pagePalette)) {
      expect(value).toBe(`var(--${role})`);
      if (['face-display', 'accent', 'paper-sunk'].includes(role)) continue; // these are the page's own
      expect(light?.tokens.get(role)).toBe(lightPalette[role as ColourRole]);
      expect(dark?.tokens.get(role)).toBe(darkPalette[role as ColourRole]);
    }
  });
});
