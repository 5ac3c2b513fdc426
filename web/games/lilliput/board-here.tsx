/** The board at this table: as it stands with the turn in hand, or as it stood at the moment that is looked at. */
import type { BoardProps } from '../contract/table-part.ts';
import type { LilliputTable } from './open-table.ts';
import { rulesNow } from './rules.ts';
import { boardShownOf, shownOf } from './shown.ts';
import { TableBoard } from './table-board.tsx';

export function BoardHere({ table, wide, marks }: BoardProps & { readonly table: LilliputTable }) {
  const shown = shownOf(table);
  const { past } = shown;
  const { decided, ...board } = boardShownOf(table, shown);
  return (
    <TableBoard
      {...board}
      {...(past ? { painted: table.replay.painted } : {})}
      // Where there is room, the run that is decided over is told beside the board.
      decided={wide ? null : decided}
      marks={marks}
      note={!past && <Note table={table} />}
    />
  );
}

function Note({ table: { turn, session } }: { readonly table: LilliputTable }) {
  const rules = rulesNow();
  return rules && <rules.BoardNote turn={turn} seat={session.seat.value} />;
}
