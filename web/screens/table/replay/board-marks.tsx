/** Marks of comments on the board; while one is written, every place can be marked. */
import { pointShare, type Scale, shareOf, thicknessOf } from '../../../board/outline.ts';
import type { Place } from '../../../board/place.ts';
import { PlaceButton } from '../../../board/place-button.tsx';
import type { Places } from '../../../games/contract/table-part.ts';
import type { Sign } from '../../../net/annotations.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { isWritingAt, marksAt, toggleMark } from './comments-store.ts';

export interface BoardMarksProps {
  readonly model: TableModel;
  readonly scale: Scale;
  readonly state: object;
  readonly places: Places;
}

export function BoardMarks({ model, scale, state, places }: BoardMarksProps) {
  const moment = model.replay.moment.value;
  if (moment === null) return null;
  const marks = marksAt(moment.version);
  const writing = isWritingAt(moment.version);
  return (
    <div class={writing ? 'board-marks writing' : 'board-marks'}>
      {writing &&
        places
          .markable(state)
          .map((place) => (
            <PlaceButton
              key={place.id}
              class="mark-cell"
              label={t('comment.markCell', { cell: place.label })}
              pressed={marks.some(({ cell }) => cell === place.id)}
              onClick={() => toggleMark(model.session.id, place.id)}
              {...{ place, scale }}
            />
          ))}
      {marks.map(({ cell, sign }, index) => {
        const place = places.placeOf(cell);
        if (place === null) return null;
        return (
          <div
            key={index}
            class="cell-mark"
            style={ringShare(place, scale)}
            role="img"
            aria-label={t(`comment.marked.${sign}`, { cell: place.label })}
          >
            <SignDrawn sign={sign} />
          </div>
        );
      })}
    </div>
  );
}

/** A square round the centre, as large as the place is thick. */
function ringShare({ outline, centre }: Place, { sheet }: Scale) {
  const side = thicknessOf(outline);
  const { width } = shareOf({ west: 0, north: 0, east: side, south: side }, sheet);
  return { ...pointShare(centre, sheet), width };
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
