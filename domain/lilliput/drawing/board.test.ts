import { describe, expect, it } from 'vitest';
import { tiles } from '../data.ts';
import { type BoardOptions, boardLayers, boardSvg, countedStops, layerOrder, viewAround } from './board.ts';
import { lightPalette, pagePalette } from './colours.ts';
import type { BoardTile, Route } from './types.ts';

const laid: readonly BoardTile[] = [
  { tile: 'mildendo', x: 0, y: 0, rotation: 0 },
  { tile: 'y-city-straight', x: 1, y: 0, rotation: 1, tokens: ['blue'] },
  { tile: 'g-plain-crossover', x: 2, y: 0, rotation: 0 },
  { tile: 'g-city', x: 3, y: 0, rotation: 1, tokens: [null, 'red'] },
];
const route: Route = {
  company: 'blue',
  train: '3',
  obsolete: false,
  revenue: 80,
  legs: [
    { x: 0, y: 0, from: 'stop', to: 1 },
    { x: 1, y: 0, from: 3, to: 1 },
    { x: 2, y: 0, from: 3, to: 1 },
    { x: 3, y: 0, from: 3, to: 'stop' },
  ],
};
const options: BoardOptions = { view: viewAround(laid), palette: lightPalette, phaseColour: 'green' };
const everything: BoardOptions = {
  ...options,
  routes: [route],
  inHand: { tile: 'y-plain-curve', x: 1, y: 1, rotation: 0 },
  legal: [
    { x: 1, y: 0 },
    { x: 4, y: 0 },
  ],
  fresh: [{ x: 3, y: 0 }],
  targets: [{ x: 4, y: 0, label: 'Lay here' }],
};

describe('the layers of a board', () => {
  it('lie in the order of the design, each as one piece', () => {
    const svg = boardSvg(laid, everything);
    const layers = [...svg.matchAll(/class="layer-(\w+)"/g)].map(([, layer]) => layer);
    expect(layers).toEqual([...layerOrder]);
  });

  it('put all casings under all cores, routes over cores, stops over crossings and flags over stops', () => {
    const wanted = ['ground', 'legal', 'casings', 'cores', 'routes', 'crossings', 'stops', 'flags', 'marks'] as const;
    const places = wanted.map((layer) => layerOrder.indexOf(layer));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const { casings, cores } = boardLayers(laid, options);
    expect(casings).toContain(lightPalette['track-casing']);
    expect(casings).not.toContain(`stroke="${lightPalette['track-core']}"`);
    expect(cores).toContain(lightPalette['track-core']);
  });

  it('are the same text that the whole picture is made of', () => {
    const layers = boardLayers(laid, everything);
    const svg = boardSvg(laid, everything);
    for (const layer of layerOrder) expect(svg).toContain(layers[layer]);
  });

  it('leave out what lies outside the view', () => {
    const west = boardLayers(laid, { ...options, view: { west: 0, north: 0, east: 2, south: 1 } });
    expect([...west.ground.matchAll(/data-cell="([^"]+)"/g)].map(([, cell]) => cell)).toEqual(['0,0', '1,0']);
  });
});

describe('the marks of a turn', () => {
  it('wash legal cells and say which, in the overprint on tiles and in the accent on empty ground', () => {
    const { legal } = boardLayers(laid, { ...everything, palette: pagePalette });
    const [onTile = '', onGround = ''] = legal.split('</g>');
    expect(onTile).toContain('class="legal" data-cell="1,0"');
    expect(onTile).toContain('stroke="var(--overprint)"');
    expect(onGround).toContain('data-cell="4,0"');
    expect(onGround).toContain('stroke="var(--accent)"');
  });

  it('draw the tile in hand instead of what lies there, sheer', () => {
    const upgrade: BoardTile = { tile: 'g-city', x: 1, y: 0, rotation: 1, tokens: ['blue', null] };
    const layers = boardLayers(laid, { ...options, inHand: upgrade });
    expect(layers.ground.match(/data-cell="1,0"/g)).toHaveLength(1);
    expect(layers.ground).toContain('class="in-hand" opacity="0.62"');
    expect(layers.cores).toContain('class="in-hand" opacity="0.92"');
    expect(layers.marks).toContain('class="in-hand"');
  });

  it('give every target a name and a place above everything', () => {
    const { targets } = boardLayers(laid, everything);
    expect(targets).toContain('data-cell="4,0" role="button" tabindex="0" aria-label="Lay here"');
    expect(layerOrder.at(-1)).toBe('targets');
  });

  it('show no lattice when none is wanted, and none under a tile', () => {
    expect(boardLayers(laid, { ...options, lattice: false }).lattice).toBe('');
    const { lattice } = boardLayers(laid, { ...options, view: { west: 0, north: 0, east: 5, south: 1 } });
    expect(lattice.match(/M/g)).toHaveLength(1);
    expect(lattice).toContain('"M446 46h8v8h-8z"');
  });

  it('tell city cells from plain ones by shape', () => {
    const { lattice } = boardLayers([], { ...options, view: { west: 0, north: 0, east: 2, south: 1 } });
    expect(lattice).toMatch(/M46 46h8v8h-8zM143 50a7 7/);
  });
});

describe('what a screen reader hears', () => {
  it('is one picture when nothing inside has a name, a group when something has', () => {
    expect(boardSvg(laid, { ...options, label: 'The board' })).toContain('role="img" aria-label="The board"');
    expect(boardSvg(laid, options)).toContain('aria-hidden="true"');
    const named = boardSvg(laid, { ...options, label: 'The board', nameOf: ({ tile }) => `a ${tile}` });
    expect(named).toContain('role="group" aria-label="The board"');
    expect(named).toContain('role="img" aria-label="a g-city"');
  });
});

describe('counted stops', () => {
  it('are the stops of a route, not its plain track', () => {
    expect(countedStops([route], laid)).toEqual([
      { x: 0, y: 0, company: 'blue' },
      { x: 1, y: 0, company: 'blue' },
      { x: 3, y: 0, company: 'blue' },
    ]);
  });

  it('turn their flags to the company’s colour', () => {
    const { flags } = boardLayers(laid, { ...options, counted: countedStops([route], laid) });
    expect(flags.split(`fill="${lightPalette['co-blue']}"`)).toHaveLength(4);
  });
});

describe('tokens', () => {
  it('stand in the slot they were placed in', () => {
    const { stops } = boardLayers(laid, options);
    const city = stops.slice(stops.indexOf('translate(300 0)'));
    expect(city).toMatch(
      /data-slot="0"><circle[^>]*\/><\/g><g class="slot" data-slot="1"><circle[^>]*\/><g class="token" data-company="red"/,
    );
  });

  it('beyond the last slot are not drawn', () => {
    const crowded: BoardTile[] = [{ tile: 'y-city-straight', x: 0, y: 0, rotation: 0, tokens: ['blue', 'red'] }];
    expect(boardLayers(crowded, options).stops).not.toContain('data-company="red"');
  });
});

it('a view around nothing still shows the capital’s cell', () => {
  expect(viewAround([], 0)).toEqual({ west: 0, north: 0, east: 1, south: 1 });
  expect(tiles.has('mildendo')).toBe(true);
});
