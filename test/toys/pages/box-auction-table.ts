/** The table of the box auction: a map of hexagons, one for each box; all else are defaults. */
import type { Place } from '../../../web/board/place.ts';
import type { TablePart } from '../../../web/games/contract/table-part.ts';
import { type AuctionChoice, type AuctionState, boxAuction } from '../box-auction.ts';

const RADIUS = 60;
const PER_ROW = 5;

/** Pointed at the top; every second row is shifted by half a hexagon. */
function hexagon(box: number): Place {
  const row = Math.floor(box / PER_ROW);
  const centre = { x: ((box % PER_ROW) + 0.5 + (row % 2) / 2) * RADIUS * Math.sqrt(3), y: (1 + row * 1.5) * RADIUS };
  const corner = (index: number) => ({
    x: centre.x + RADIUS * Math.sin((index * Math.PI) / 3),
    y: centre.y + RADIUS * Math.cos((index * Math.PI) / 3),
  });
  return { id: `box-${box}`, outline: [0, 1, 2, 3, 4, 5].map(corner), centre, label: `Box ${box + 1}` };
}

function drawn({ contents, lead }: AuctionState['boxes'][number], box: number): string {
  const { outline, centre } = hexagon(box);
  const points = outline.map(({ x, y }) => `${x},${y}`).join(' ');
  const text = (dy: number, words: string) =>
    `<text x="${centre.x}" y="${centre.y + dy}" text-anchor="middle" fill="var(--ink)">${words}</text>`;
  const bid = lead === null ? '' : text(28, `${lead.cubes} by ${lead.seat + 1}`);
  return `<polygon points="${points}" fill="var(--paper-raised)" stroke="var(--ink)"/>${text(0, `worth ${contents}`)}${bid}`;
}

const sheet = { west: -10, north: -10, east: 590, south: 290 };

export const auctionTable: TablePart<AuctionState> = {
  shown: boxAuction,
  rules: async () => boxAuction,
  places: {
    placeOf: (id) => (/^box-\d$/.test(id) ? hexagon(Number(id.slice(4))) : null),
    markable: ({ boxes }) => boxes.map((_, box) => hexagon(box)),
  },
  map: {
    picture: ({ boxes }) => `<svg viewBox="-10 -10 600 300" aria-hidden="true">${boxes.map(drawn).join('')}</svg>`,
    sheet,
    zoom: { smallest: 0.4, largest: 3, largestFit: 1.5 },
    placeOf: (choice) => `box-${(choice as AuctionChoice).box}`,
  },
  open: () => ({}),
};
