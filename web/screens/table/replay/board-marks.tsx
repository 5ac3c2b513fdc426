/** Marks of comments on the board; while one is written, every cell around the tiles can be marked. */
import type { Bounds } from '../../../board/camera.ts';
import { cellPlace } from '../../../board/place.ts';
import { cellName } from '../../../../domain/lilliput/board.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { boundsOf, tilesOf } from '../../../games/lilliput/tiles-of.ts';
import type { Sign } from '../../../net/annotations.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { isWritingAt, marksAt, toggleMark } from './comments-store.ts';

export interface BoardMarksProps {
  readonly model: TableModel;
  readonly sheet: Bounds;
  readonly state: object;
}

export function BoardMarks({ model, sheet, state }: BoardMarksProps) {
  const moment = model.look.moment.value;
  if (moment === null) return null;
  const marks = marksAt(moment.version);
  const writing = isWritingAt(moment.version);
  return (
    <div class={writing ? 'board-marks writing' : 'board-marks'}>
      {writing &&
        cellsAround(state as LilliputState).map(({ x, y }) => (
          <button
            key={`${x},${y}`}
            type="button"
            class="mark-cell"
            style={cellPlace({ x, y }, sheet)}
            aria-pressed={marks.some(({ cell }) => cell === `${x},${y}`)}
            aria-label={t('comment.markCell', { cell: cellName(x, y) })}
            onClick={() => toggleMark(model.session.id, `${x},${y}`)}
          />
        ))}
      {marks.map(({ cell, sign }, index) => {
        const [x = 0, y = 0] = cell.split(',').map(Number);
        return (
          <div
            key={index}
            class="cell-mark"
            style={cellPlace({ x, y }, sheet)}
            role="img"
            aria-label={t(`comment.marked.${sign}`, { cell: cellName(x, y) })}
          >
            <SignDrawn sign={sign} />
          </div>
        );
      })}
    </div>
  );
}

function cellsAround(state: LilliputState): { x: number; y: number }[] {
  const { west, east, north, south } = boundsOf(tilesOf(state), 1);
  const cells: { x: number; y: number }[] = [];
  for (let y = north; y < south; y++) for (let x = west; x < east; x++) cells.push({ x, y });
  return cells;
}

/** A ring to look at, with a sign in its corner for good and doubtful. */
export const SignDrawn = ({ sign }: { readonly sign: Sign }) => (
  <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <circle class="sign-casing" cx="50" cy="50" r="42" />
    <circle class="sign-ring" cx="50" cy="50" r="42" />
    {sign !== 'look' && (
      <>
        <circle class="sign-disc" cx="82" cy="18" r="17" />
        <text class="sign-word" x="82" y="26" text-anchor="middle">
          {sign === 'good' ? '!' : '?'}
        </text>
      </>
    )}
  </svg>
);
