import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tokensAsCss } from '../domain/lilliput/drawing/index.ts';

const read = (name: string): string => readFileSync(new URL(`../web/styles/${name}`, import.meta.url), 'utf8');
const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\/\s*/gs, '');

it('has the board’s colours as the drawing has them', () => {
  // After a change there: write tokensAsCss() into board-tokens.css, under its comment.
  expect(withoutComments(read('board-tokens.css')).trim()).toBe(tokensAsCss().trim());
});

it('has the same colours for a night that was chosen and one that the system wishes', () => {
  const css = withoutComments(read('tokens.css'));
  const declarations = (from: string): string[] => {
    const body = css.slice(css.indexOf(from)).match(/\{([^{}]*)\}/)?.[1] ?? '';
    return body
      .split(';')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '');
  };
  const chosen = declarations('[data-mode="dark"]');
  expect(chosen.length).toBeGreaterThan(10);
  expect(declarations(':root:not([data-mode="light"])')).toEqual(chosen);
});

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it.each(['light', 'dark'])('can be read, %s', (mode) => {
  const all = `${read('tokens.css')}${read('board-tokens.css')}`;
  const values = new Map<string, string>();
  for (const [, selector = '', body = ''] of all.matchAll(/^(:root|\[data-mode="dark"\]) \{([^}]*)\}/gm)) {
    if (mode === 'light' && selector !== ':root') continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) values.set(name, value);
  }
  const of = (name: string): string => values.get(name) ?? '';
  for (const ground of ['paper', 'paper-raised', 'chart', 'accent-wash', 'danger-wash']) {
    for (const text of ['ink', 'ink-muted'])
      expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThan(4.5);
  }
  expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThan(4.5);
  for (const ground of ['paper', 'paper-raised']) {
    expect(contrast(of('accent'), of(ground))).toBeGreaterThan(4.5);
    expect(contrast(of('danger'), of(ground))).toBeGreaterThan(4.5);
    expect(contrast(of('line-strong'), of(ground))).toBeGreaterThan(3);
    expect(contrast(of('focus'), of(ground))).toBeGreaterThan(3);
  }
});
