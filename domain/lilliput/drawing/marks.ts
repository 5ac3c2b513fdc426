/**
 * Eight companies, eight marks, so that colour is never the only sign. Each mark is drawn in a box of 20 × 20, in one
 * fill, and can still be told from the others at nine pixels. Most say who they are: the star of the capital, low and
 * high heels, the drop of Glimigrim's wine, the waves round an island, the tower of a palace.
 */
import type { CompanyId } from '../data.ts';
import { colourOf, onColourOf, type Palette } from './colours.ts';
import { token as proportions } from './proportions.ts';
import { circle, d, element, group, path, round, translate } from './svg.ts';

const box = 20;

/** Five points, a little fat; the middle lies low because a star's weight lies high. */
const star = `${Array.from({ length: 10 }, (_, index) => {
  const radius = index % 2 === 0 ? 9.2 : 4.1;
  const angle = (index / 5 - 0.5) * Math.PI;
  return d`${index === 0 ? 'M' : 'L'}${10 + radius * Math.cos(angle)} ${10.6 + radius * Math.sin(angle)}`;
}).join('')}Z`;

const shapes: Readonly<Record<CompanyId, string>> = {
  red: star,
  blue: 'M2.2 5.2L10 11L17.8 5.2V10.2L10 16.6L2.2 10.2Z',
  yellow: 'M10 2.2A7.8 7.8 0 1 0 10 17.8A7.8 7.8 0 1 0 10 2.2ZM10 6.6A3.4 3.4 0 1 1 10 13.4A3.4 3.4 0 1 1 10 6.6Z',
  green: 'M10 1.6C13 6 16 8.8 16 12.4A6 6 0 0 1 4 12.4C4 8.8 7 6 10 1.6Z',
  purple: 'M2.2 14.8L10 9L17.8 14.8V9.8L10 3.4L2.2 9.8Z',
  black:
    'M1.6 8.6C4 4.6 7 4.6 10 6.6S16 8.6 18.4 4.6V8.4C16 12.4 13 12.4 10 10.4S4 8.4 1.6 12.4Z' +
    'M1.6 15C4 11 7 11 10 13S16 15 18.4 11V14.8C16 18.8 13 18.8 10 16.8S4 14.8 1.6 18.8Z',
  orange: 'M4 3H7.2V5.8H8.6V3H11.4V5.8H12.8V3H16V9H14.6V17.4H11.8V13.4A1.8 1.8 0 0 0 8.2 13.4V17.4H5.4V9H4Z',
  white: 'M10 1.4L17.2 10L10 18.6L2.8 10Z',
};

/** The rim sets a disc off from what it lies on: ink on the board, a grey in lists at night. */
type Rim = 'token-rim' | 'icon-rim';

/** A token: disc, rim and mark. */
export function token(
  company: CompanyId,
  x: number,
  y: number,
  radius: number,
  palette: Palette,
  rim: Rim = 'token-rim',
): string {
  const scale = (radius * proportions.markBox) / box;
  return group(
    { class: 'token', 'data-company': company, transform: translate(x, y) },
    circle(0, 0, radius, {
      fill: colourOf(company, palette),
      stroke: palette[rim],
      'stroke-width': radius * proportions.rim,
    }) +
      path(shapes[company], {
        transform: `scale(${Math.round(scale * 1000) / 1000}) translate(-10 -10)`,
        fill: onColourOf(company, palette),
        'fill-rule': 'evenodd',
      }),
  );
}

export interface IconOptions {
  readonly palette: Palette;
  readonly size?: number;
  /** Its name where the icon stands alone; beside the name in words it is left out and the icon is silent. */
  readonly label?: string;
}

/** The token as a picture of its own, for text and tables. */
export function companyIcon(company: CompanyId, { palette, size = 20, label }: IconOptions): string {
  const radius = 10;
  const half = round(radius * (1 + proportions.rim / 2) + 0.65);
  const spoken = label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'company-icon',
      width: size,
      height: size,
      viewBox: `${-half} ${-half} ${2 * half} ${2 * half}`,
      ...spoken,
    },
    token(company, 0, 0, radius, palette, 'icon-rim'),
  );
}
