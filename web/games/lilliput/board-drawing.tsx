/**
 * The drawing of a board on a page. Its pieces are kept apart by layer and cell: from one moment of a game to the next
 * only what changed is read anew, and the rest of the picture stays as it stands.
 */
import {
  type BoardOptions,
  boardPieces,
  type BoardTile,
  layerOrder,
  type Piece,
  viewBoxOf,
} from '../../../domain/lilliput/drawing/index.ts';

interface BoardDrawingProps {
  readonly laid: readonly BoardTile[];
  readonly options: BoardOptions;
}

export function BoardDrawing({ laid, options }: BoardDrawingProps) {
  const pieces = boardPieces(laid, options);
  return (
    <svg class="board" viewBox={viewBoxOf(options.view)} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      {layerOrder
        .filter((layer) => pieces[layer].length > 0)
        .map((layer) => (
          <g key={layer} class={`layer-${layer}`}>
            {pieces[layer].map(drawn)}
          </g>
        ))}
    </svg>
  );
}

// It comes from our own drawing, never from people.
const drawn = ({ key, attributes, content }: Piece) => (
  <g key={key} {...attributes} dangerouslySetInnerHTML={{ __html: content }} />
);
