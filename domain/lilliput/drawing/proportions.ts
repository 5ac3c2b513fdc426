/**
 * The proportions of the board, in hundredths of a cell. A cell is 100 units wide; on a desktop it shows at 88 pixels,
 * on a phone at 72, in a mail at 63. Whoever wants the board to look different changes figures here and nowhere else.
 */
export const cell = 100;

/** Square tiles with a very small gap. */
export const tile = { gap: 1.6, corner: 2.5, edge: 1 } as const;

/** Track: a dark core in a light casing; both run slightly past the edge so that no seam shows between tiles. */
export const track = { casing: 16.5, core: 7.4, overrun: 0.4, curve: 50, oldDash: 5, oldLine: 3.2 } as const;

/** How far track runs in from the edge where it does not go to the middle. */
export const reach = { harbour: 40, mildendo: 18, middle: 50 } as const;

/** A slot: radius to the middle of the ring, the ring, the token that leaves a light hairline, the halo round it all. */
export const slot = { radius: 15.5, ring: 3.2, token: 12.3, halo: 3.4, pitch: 17.5 } as const;

/** Where a stop on a curve stands, from both sides of the corner: a city on the arc, a metropolis further in. */
export const onCurve = { city: 35.36, metropolis: 42 } as const;

/** A token: the box of the mark and the rim, relative to the radius of the disc. */
export const token = { markBox: 1.38, rim: 0.11 } as const;

/** The star fort of a metropolis; valleys and tips are measured outwards from the ring. */
export const fort = {
  bastions: 8,
  valley: 6,
  tip: 15,
  tipOfTwoSlots: 12.4,
  outline: 4.6,
  line: 1.6,
  lineAt: 3.2,
} as const;

export const castle = { wall: 37, tower: 10.8, merlon: 7.8 } as const;
export const town = { width: 28, height: 7.6, halo: 3 } as const;
export const harbour = { anchorAt: 19, anchorScale: 1.14, barWidth: 28, barHeight: 5.4, barAt: 36.6 } as const;
export const wiggywack = { width: 39.5, height: 24.5, waves: 12, swing: 0.06 } as const;
export const bridge = { from: 30, to: 70, wing: 3, parapet: 2.4, parapetAt: 9.4 } as const;
export const tunnel = { from: 25, to: 75, casing: 6, core: 3.4, dash: '5.6 4' } as const;
export const mine = { ground: 14 } as const;
export const buffer = { width: 28, height: 6.4, at: 77, railsFrom: 66 } as const;

/**
 * A flag: where its cloth begins, how high it is, how wide for how many figures. It moves west to `minimumX` and then
 * shrinks rather than reach past `limit`, which is the casing of a track in the middle of the cell, or
 * past `narrowLimit` where a buffer or an anchor stands beside it.
 */
export const flag = {
  x: 6.5,
  y: 5.2,
  height: 15.4,
  text: 14,
  width: 8.6,
  perFigure: 8.4,
  tail: 3.4,
  pole: 2.2,
  poleAbove: 1.6,
  poleBelow: 6.4,
  stripes: 5,
  tokenSign: 9.4,
  minimumX: 3.6,
  limit: 41,
  narrowLimit: 34.8,
  ownValueY: 76,
  southEast: { right: 93.4, bottom: 90.4 },
  mildendo: { x: 13, y: 3.3 },
} as const;
export const costLabel = { x: 8, y: 20, text: 13 } as const;

/** One dot for yellow, two for green, three for brown: colour is never the only sign. */
export const stageDots = { x: 6.6, y: 93.4, pitch: 5.4, radius: 1.7, opacity: 0.55 } as const;

/** The running company keeps the middle; whoever ran earlier goes beside it, thinner. */
export const route = {
  width: 8.6,
  rim: 11.8,
  earlierWidth: 3.8,
  earlierRim: 6.2,
  laneOffset: 7.2,
  inTunnel: 5.2,
  inTunnelRim: 8.6,
  /** Of a line as dark as track: how much of it lies between the light lines along its edges. */
  inlaid: 0.58,
} as const;
export const badge = {
  height: 19,
  text: 12.6,
  perFigure: 7.4,
  numberPadding: 9,
  sumPadding: 9,
  halo: 2.4,
  corner: 4,
} as const;

/** Marks of the turn: legal cells, corners round the tile in hand and round tiles laid but not sent. */
export const legal = { inset: 4, corner: 3, wash: 0.32, stroke: 1.9, dash: '5 5' } as const;
export const corners = {
  inHand: { length: 24, stroke: 5 },
  fresh: { length: 18, stroke: 3 },
  outset: 2.2,
  halo: 3,
} as const;
export const inHand = { ground: 0.62, track: 0.92 } as const;
export const lattice = { circle: 7, square: 8, stroke: 1.6, opacity: [1, 1, 0.55, 0.3] } as const;
