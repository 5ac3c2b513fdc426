/** The drawing of a board on a page, which changes only where the board does. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  type BoardOptions,
  boardPieces,
  type BoardTile,
  latticePieces,
  layerOrder,
  pagePalette,
  type View,
  viewBoxOf,
} from '../../../domain/lilliput/drawing/index.ts';
import { drawInto, type Layer } from '../../board/pieces.ts';

interface BoardDrawingProps {
  readonly laid: readonly BoardTile[];
  readonly options: BoardOptions;
}

export const BoardDrawing = ({ laid, options }: BoardDrawingProps) => (
  <Drawing
    view={options.view}
    layers={() => {
      const pieces = boardPieces(laid, options);
      return layerOrder.map((name) => ({ name, pieces: pieces[name] }));
    }}
  />
);

interface LatticeProps {
  /** Asked while it is drawn, so that it may follow a signal of its own. */
  laid(): readonly BoardTile[];
  readonly view: View;
}

/** The signs of empty cells, which change only where a tile comes or goes. */
export function Lattice({ laid: covering, view }: LatticeProps) {
  const { west, north, east, south } = view;
  const laid = covering();
  const cells = laid.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <Drawing
      view={view}
      layers={() => [{ name: 'lattice', pieces: latticePieces(laid, { view, palette: pagePalette }) }]}
      changedBy={[cells, west, north, east, south]}
    />
  );
}

interface DrawingProps {
  readonly view: View;
  layers(): readonly Layer[];
  /** It is drawn anew when one of these is another; without them, every time. */
  readonly changedBy?: readonly unknown[];
}

function Drawing({ view, layers, changedBy }: DrawingProps) {
  const picture = useRef<SVGSVGElement>(null);
  const draw = useRef<ReturnType<typeof drawInto> | null>(null);
  useLayoutEffect(() => {
    if (picture.current === null) return;
    draw.current ??= drawInto(picture.current);
    draw.current(layers());
  }, changedBy);
  return (
    <svg ref={picture} class="board" viewBox={viewBoxOf(view)} preserveAspectRatio="xMidYMid meet" aria-hidden="true" />
  );
}
