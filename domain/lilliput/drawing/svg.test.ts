import { describe, expect, it } from 'vitest';
import { d, element, group, placed, round } from './svg.ts';

describe('writing SVG', () => {
  it('escapes what would break out of an attribute', () => {
    expect(element('g', { 'aria-label': `a "b" <c> & 'd'` })).toBe(
      `<g aria-label="a &quot;b&quot; &lt;c&gt; &amp; &#39;d&#39;"/>`,
    );
  });

  it('leaves out attributes without a value and groups without content', () => {
    expect(element('path', { d: 'M0 0', fill: undefined })).toBe('<path d="M0 0"/>');
    expect(group({ class: 'empty' }, '')).toBe('');
  });

  it('moves one element by itself, and several or one that is turned already as a group', () => {
    expect(placed(100, -200, '<path d="M0 0"/>')).toBe('<path d="M0 0" transform="translate(100 -200)"/>');
    const [two, turned] = ['<path d="M0 0"/><path d="M1 1"/>', '<path d="M0 0" transform="rotate(90)"/>'];
    for (const content of [two, turned, '<g><path d="M0 0"/></g>'])
      expect(placed(100, 0, content)).toBe(`<g transform="translate(100 0)">${content}</g>`);
    expect(placed(100, 0, '')).toBe('');
  });

  it('rounds figures and never writes minus nothing', () => {
    expect(d`M${1 / 3} ${-0.001}L${2} ${'x'}`).toBe('M0.33 0L2 x');
    expect(Object.is(round(-0.001), 0)).toBe(true);
  });
});
