/**
 * A very small writer of SVG text: elements with escaped attributes and figures rounded to a hundredth of a unit. Every
 * shape of the drawing goes through it, so that what comes out is always well-formed, has no `style` attribute (the
 * site's content security policy forbids them) and no id (several boards may stand on one page).
 */
import { escapeHtml } from '../../kernel/escape.ts';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Two decimals are a hundredth of a pixel at usual sizes; adding zero turns -0 into 0. */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0;

const written = (value: string | number): string => (typeof value === 'number' ? `${round(value)}` : escapeHtml(value));

export function element(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${written(value)}"`))
    .join('');
  return content === '' ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`;
}

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });
export const circle = (cx: number, cy: number, r: number, attributes: Attributes): string =>
  element('circle', { cx, cy, r, ...attributes });
export const rectangle = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element('rect', { x, y, width, height, ...attributes });

/** A group; nothing at all when there is nothing in it. */
export const group = (attributes: Attributes, content: string): string =>
  content === '' ? '' : element('g', attributes, content);

const ALONE = /^<(\w+)([^<>]*)\/>$/;

/** Moves elements to a place. A single element gets the transform itself, without a group: pages have hundreds. */
export function placed(x: number, y: number, content: string): string {
  const [, name = '', list = ''] = ALONE.exec(content) ?? [];
  if (name === '' || list.includes(' transform=')) return group({ transform: translate(x, y) }, content);
  return `<${name}${list} transform="${translate(x, y)}"/>`;
}

export const translate = (x: number, y: number): string => `translate(${round(x)} ${round(y)})`;
export const turnRound = (degrees: number, x = 50, y = 50): string => `rotate(${degrees} ${x} ${y})`;

/** Path data from words and figures: `d\`M${x} ${y}\`` rounds every figure. */
export const d = (words: TemplateStringsArray, ...figures: (number | string)[]): string =>
  words.reduce((text, word, index) => {
    const figure = figures[index - 1] ?? '';
    return `${text}${typeof figure === 'number' ? round(figure) : figure}${word}`;
  });
