/** The board at this table: as it stands with the turn in hand, or as it stood at the moment that is looked at. */
import { TableBoard } from '../../games/lilliput/table-board.tsx';
import { BoardNote } from '../../games/lilliput/turn/effects.tsx';
import type { TableModel } from './model.ts';
import { BoardMarks } from './moment-band.tsx';
import { boardShownOf, shownOf } from './shown.ts';

interface BoardHereProps {
  readonly model: TableModel;
  /** There is room to tell the run that is decided over beside the board. */
  readonly runBeside?: boolean;
}

export function BoardHere({ model, runBeside = false }: BoardHereProps) {
  const shown = shownOf(model);
  const { past, base } = shown;
  const { decided, ...board } = boardShownOf(model, shown);
  return (
    <TableBoard
      {...board}
      {...(past ? { painted: model.look.painted } : {})}
      decided={runBeside ? null : decided}
      marks={(scale) => past && <BoardMarks model={model} scale={scale} state={base} />}
      note={!past && <BoardNote turn={model.turn} seat={model.session.seat.value} />}
    />
  );
}
