/**
 * The questions that are open at a table: who is asked for what, under which id, and since which commit. A question is
 * the same as long as its id stands commit after commit. One that was closed in between and is open again, because a
 * turn was taken back or the table was paused, is asked anew; so is what somebody finds who takes a seat over.
 */
import type { Commit } from '../../domain/kernel/commit.ts';
import type { Game } from '../../domain/kernel/contract.ts';
import { advance, blankHistory, type State } from '../../domain/kernel/fold.ts';
import { peopleAt, type TableState } from '../../domain/kernel/table.ts';
import { momentOf } from '../clock/moments.ts';
import type { OpenQuestion, CursorItem } from './cursor-item.ts';

/** What all have to agree to; no needs of a game. */
const TAKE_BACK = 'table.takeBack';
const PAUSE = 'table.pause';
const END = 'table.end';
export const isTableQuestion = (need: string): boolean => need.startsWith('table.');

/** The kind of letter that tells of a question. */
export function letterKindOf({ need, answer }: OpenQuestion): 'turn' | 'answer' | 'takeBack' | 'proposal' {
  if (need === TAKE_BACK) return 'takeBack';
  if (isTableQuestion(need)) return 'proposal';
  return answer ? 'answer' : 'turn';
}

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
    if (commit.version === cursor?.version) open = withIds(open, askedAt(game, history.state));
    if (commit.version > (cursor?.version ?? 0)) open = questionsAfter(game, history.state, commit, open);
  }
  return open;
}

type Asked = Omit<OpenQuestion, 'since'>;

/** A cursor that was written before questions had ids gets those that stood at its version. */
const withIds = (open: readonly OpenQuestion[], asked: readonly Asked[]): OpenQuestion[] =>
  open.map((known) => {
    if (known.question !== undefined) return known;
    return { ...known, ...asked.find(({ seat, need }) => seat === known.seat && need === known.need) };
  });

function questionsAfter(game: Game, state: State, commit: Commit, before: readonly OpenQuestion[]): OpenQuestion[] {
  const { seated } = momentOf(game, state, commit);
  return askedAt(game, state).map((asked) => {
    const known = before.find(({ seat, question }) => seat === asked.seat && question === asked.question);
    return known && !seated.includes(known.seat) ? known : { ...asked, since: commit.version };
  });
}

/** Seats that somebody waits for: by the game, or by what waits for everybody's word. */
function askedAt(game: Game, { table, game: position }: State): Asked[] {
  if (table.ended !== null) return [];
  const people = peopleAt(table);
  // No mail while a table is paused; the awaited seat gets one when it resumes.
  const awaited = table.paused ? [] : game.awaiting(position).filter(({ optional }) => optional !== true);
  return [
    ...awaited
      .filter(({ seat }) => people.includes(seat))
      .map(({ seat, need, question, answer }) => ({ seat, need, question, ...(answer ? { answer } : {}) })),
    ...tableQuestions(table).flatMap(({ need, answered }) =>
      people.filter((seat) => !answered.includes(seat)).map((seat) => ({ seat, need, question: need })),
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
