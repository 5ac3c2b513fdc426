/**
 * The questions that are open at a table: who is asked for what, and by which commit. The version of the asking commit
 * tells apart two questions that look alike: the same seat may be asked for the same thing turn after turn, and several
 * turns may have been played since mail last looked. Once games number their questions themselves, that number takes the
 * place of `since`.
 */
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Game } from '../../domain/kernel/contract.ts';
import { advance, blankHistory, type State } from '../../domain/kernel/fold.ts';
import { peopleAt, type TableState } from '../../domain/kernel/table.ts';
import { isAskedAnew, type Moment, momentOf } from '../clock/moments.ts';
import type { OpenQuestion, CursorItem } from './cursor-item.ts';

/** What all have to agree to; no needs of a game. */
export const TAKE_BACK = 'table.takeBack';
const PAUSE = 'table.pause';
const END = 'table.end';
export const isTableQuestion = (need: string): boolean => need.startsWith('table.');

/** Goes through the commits behind the cursor one by one, from what was open at it. */
export function openQuestions(
  game: Game,
  commits: readonly Commit[],
  cursor: Pick<CursorItem, 'version' | 'asked'> | null,
): readonly OpenQuestion[] {
  const history = blankHistory(game);
  let open: readonly OpenQuestion[] = cursor?.asked ?? [];
  for (const commit of commits) {
    advance(game, history, commit);
    if (commit.version > (cursor?.version ?? 0)) open = questionsAfter(game, history.state, commit, open);
  }
  return open;
}

function questionsAfter(game: Game, state: State, commit: Commit, before: readonly OpenQuestion[]): OpenQuestion[] {
  const moment = momentOf(game, state, commit);
  const stillOpen = before.filter((known) => !isNew(moment, known));
  return askedAt(game, state).map(
    ({ seat, need }) =>
      stillOpen.find((known) => known.seat === seat && known.need === need) ?? { seat, need, since: commit.version },
  );
}

/** A turn, played or taken back, does not ask anew what all have to agree to. */
const isNew = (moment: Moment, { seat, need, since }: OpenQuestion): boolean =>
  isTableQuestion(need) ? moment.seated.includes(seat) : isAskedAnew(moment, seat, since);

/** Seats that somebody waits for: by the game, or by what waits for everybody's word. */
function askedAt(game: Game, { table, game: position }: State): Omit<OpenQuestion, 'since'>[] {
  if (table.ended !== null) return [];
  const people = peopleAt(table);
  // Nobody is called to a table that is paused; the awaited seat is told when it goes on.
  const awaited = table.paused ? [] : game.awaiting(position).filter(({ optional }) => optional !== true);
  return [
    ...awaited.filter(({ seat }) => people.includes(seat)).map(({ seat, need }) => ({ seat, need })),
    ...tableQuestions(table).flatMap(({ need, answered }) =>
      people.filter((seat) => !answered.includes(seat)).map((seat) => ({ seat, need })),
    ),
  ];
}

/** What everybody is asked, and who has no more to say to it. */
function tableQuestions({ request, proposals = {} }: TableState) {
  return [
    ...(request ? [{ need: TAKE_BACK, answered: [request.seat, ...request.agreed] }] : []),
    ...(proposals.pause ? [{ need: PAUSE, answered: proposals.pause.agreed }] : []),
    ...(proposals.end ? [{ need: END, answered: proposals.end.agreed }] : []),
  ];
}
