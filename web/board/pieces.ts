/**
 * A picture of many pieces in layers, kept on the page: from one drawing to the next only pieces whose text is another
 * one are read anew, all of them at once, and the others stay as they stand. Knows the DOM and no game.
 */
export interface Piece {
  /** The same for what is the same thing, within its layer. */
  readonly key: string;
  /** One element, as SVG text. It comes from our own drawing, never from people. */
  readonly svg: string;
}

export interface Layer {
  readonly name: string;
  readonly pieces: readonly Piece[];
}

interface Standing {
  readonly svg: string;
  readonly element: Element;
}

interface StandingLayer {
  readonly group: Element;
  pieces: ReadonlyMap<string, Standing>;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Gives the function that draws into this `<svg>`, bottom up. Layers without pieces are left out. */
export function drawInto(root: Element): (layers: readonly Layer[]) => void {
  const standing = new Map<string, StandingLayer>();

  const layerNamed = (name: string): StandingLayer => {
    const group = document.createElementNS(SVG, 'g');
    group.setAttribute('class', `layer-${name}`);
    const layer: StandingLayer = standing.get(name) ?? { group, pieces: new Map() };
    standing.set(name, layer);
    return layer;
  };

  return (layers) => {
    const drawn = layers.filter(({ pieces }) => pieces.length > 0);
    const read = readPieces(
      drawn.flatMap(({ name, pieces }) =>
        pieces.filter(({ key, svg }) => standing.get(name)?.pieces.get(key)?.svg !== svg).map(({ svg }) => svg),
      ),
    );
    for (const { name, pieces } of drawn) {
      const layer = layerNamed(name);
      const before = layer.pieces;
      layer.pieces = new Map(
        pieces.map(({ key, svg }) => {
          const old = before.get(key);
          return [key, old?.svg === svg ? old : { svg, element: read() }];
        }),
      );
      standInOrder(
        layer.group,
        [...layer.pieces.values()].map(({ element }) => element),
      );
    }
    for (const name of standing.keys()) if (!drawn.some((layer) => layer.name === name)) standing.delete(name);
    standInOrder(
      root,
      drawn.map(({ name }) => layerNamed(name).group),
    );
  };
}

/** Reads all of these texts at once and hands them out one after the other. */
function readPieces(texts: readonly string[]): () => Element {
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.innerHTML = texts.join('');
  const elements = [...sheet.children];
  return () => elements.shift() ?? document.createElementNS(SVG, 'g');
}

/** Makes these the children, and moves none that stands where it should. */
function standInOrder(parent: Element, children: readonly Element[]): void {
  const wanted = new Set(children);
  const gone = Array.from(parent.children).filter((child) => !wanted.has(child));
  for (const child of gone) child.remove();
  let place = parent.firstElementChild;
  for (const child of children) {
    if (child === place) place = place.nextElementSibling;
    else parent.insertBefore(child, place);
  }
}
