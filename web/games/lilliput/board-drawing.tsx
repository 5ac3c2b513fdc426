/** The drawing of a board on a page, which changes only where the board does. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  type BoardOptions,
  boardPieces,
  type BoardTile,
  layerOrder,
  viewBoxOf,
} from '../../../domain/lilliput/drawing/index.ts';
import { drawInto } from '../../board/pieces.ts';

interface BoardDrawingProps {
  readonly laid: readonly BoardTile[];
  readonly options: BoardOptions;
}

export function BoardDrawing({ laid, options }: BoardDrawingProps) {
  const picture = useRef<SVGSVGElement>(null);
  const draw = useRef<ReturnType<typeof drawInto> | null>(null);
  useLayoutEffect(() => {
    if (picture.current === null) return;
    draw.current ??= drawInto(picture.current);
    const pieces = boardPieces(laid, options);
    draw.current(layerOrder.map((name) => ({ name, pieces: pieces[name] })));
  });
  return (
    <svg
      ref={picture}
      class="board"
      viewBox={viewBoxOf(options.view)}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    />
  );
}
