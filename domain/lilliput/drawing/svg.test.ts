import { describe, expect, it } from 'vitest';
import { d, element, group, round } from './svg.ts';

describe('writing SVG', () => {
  it('escapes what would break out of an attribute', () => {
    expect(element('g', { 'aria-label': `a "b" <c> & 'd'` })).toBe(
      `<g aria-label="a &quot;b&quot; &lt;c&gt; &amp; 'd'"/>`,
    );
  });

  it('leaves out attributes without a value and groups without content', () => {
    expect(element('path', { d: 'M0 0', fill: undefined })).toBe('<path d="M0 0"/>');
    expect(group({ class: 'empty' }, '')).toBe('');
  });

  it('rounds figures and never writes minus nothing', () => {
    expect(d`M${1 / 3} ${-0.001}L${2} ${'x'}`).toBe('M0.33 0L2 x');
    expect(Object.is(round(-0.001), 0)).toBe(true);
  });
});
