/**
 * Looking back: which moment of the table's history the page shows, and how it stood then. Null is now. The address
 * names the moment (`?at=57`, `?at=57.3`), so that it can be sent to others and survives a reload. Nothing can be played
 * from the past: whoever shows a table asks `replay.position` first.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Commit } from '../../domain/kernel/commit.ts';
import { type HistoryLine, lineOf } from './history-line.ts';
import { stepAt, stepsOf, type TellingStep, type Told } from './telling.ts';
import { afterPaint } from '../parts/after-paint.ts';
import { createMoments, isSameMoment, type Moment, parseMoment, printMoment, withinHistory } from './moments.ts';
import type { Position, TableSession } from './session.ts';

/** What one sees of a moment. */
export interface ShownMoment<State extends object = object> {
  readonly moment: Moment | null;
  readonly position: Position<State> | null;
  readonly step: TellingStep | null;
}

export interface ReplayPosition<State extends object = object> {
  readonly moment: ReadonlySignal<Moment | null>;
  /** The table at that moment; null while the page shows how it stands now. */
  readonly position: ReadonlySignal<Position<State> | null>;
  /** The history as it is told, from the first commit to now. */
  readonly steps: ReadonlySignal<readonly TellingStep[]>;
  /** The same as a line with stops. */
  readonly line: ReadonlySignal<HistoryLine>;
  /** The step that leads to the moment looked at. */
  readonly step: ReadonlySignal<TellingStep | null>;
  /**
   * All of this for what stands beside the board and its line. From one past moment to another it comes a frame later,
   * so that the board itself is there within the frame, however fast one goes.
   */
  readonly beside: ReadonlySignal<ShownMoment<State>>;
  /** The game of that later sight. */
  readonly painted: ReadonlySignal<State | null>;
  /** Goes to a moment; null, or the newest one, is now. */
  go(moment: Moment | null): void;
  /** Goes to a moment and stays there, also where it is the newest: to comment on it, or because an address names it. */
  stay(moment: Moment): void;
  /** The table at any moment, without going there. */
  at(moment: Moment): Position<State> | null;
}

export function createReplayPosition<State extends object>(
  session: TableSession<State>,
  game: Told<State>,
  address: URL,
): ReplayPosition<State> {
  const moments = createMoments(game);
  const moment = signal<Moment | null>(null);
  /** The moment that was asked for last: the board, its line and its trains ask for the same one. */
  let last: {
    readonly commits: readonly Commit[];
    readonly moment: Moment;
    readonly position: Position<State>;
  } | null = null;
  const at = (asked: Moment): Position<State> | null => {
    // What has happened does not change when more happens.
    const commits = session.position.peek()?.commits;
    if (commits === undefined) return null;
    if (last?.commits !== commits || !isSameMoment(last.moment, asked)) {
      last = { commits, moment: asked, position: moments.at(commits, asked) };
    }
    return last.position;
  };
  const steps = computed(() => {
    const now = session.position.value;
    return now === null ? [] : stepsOf(game, now.commits, now.state.table);
  });
  const show = (find: (commits: readonly Commit[]) => Moment | null) => {
    const now = session.position.peek();
    if (now === null) return;
    const found = find(now.commits);
    // A finger that rests on the line asks for the same moment again and again.
    if (!isSameMoment(found, moment.peek())) moment.value = found;
  };
  const go = (asked: Moment | null) => show((commits) => asked && withinHistory(asked, commits));
  const stay = (asked: Moment) =>
    show((commits) => withinHistory(asked, commits) ?? (asked.version > commits.length ? null : newestOf(commits)));

  let wished = parseMoment(address.searchParams.get('at') ?? '');
  effect(() => {
    if (session.position.value === null || wished === null) return;
    stay(wished);
    wished = null;
  });

  const position = computed(() => moment.value && at(moment.value));
  const step = computed(() => moment.value && stepAt(steps.value, moment.value));
  const sight = computed(
    (): ShownMoment<State> => ({ moment: moment.value, position: position.value, step: step.value }),
  );

  const beside = afterPaint(sight, (next, shown) => next.moment !== null && shown.moment !== null);

  return {
    moment,
    position,
    steps,
    line: computed(() => lineOf(steps.value, game.telling)),
    step,
    beside,
    painted: computed(() => beside.value.position?.state.game ?? null),
    go,
    stay,
    at,
  };
}

const newestOf = ({ length }: readonly Commit[]): Moment => ({ version: length });

/** Names the moment in the address; false when it stands there already. */
export function writeMoment(looked: Moment | null): boolean {
  const address = new URL(location.href);
  if (looked === null) address.searchParams.delete('at');
  else address.searchParams.set('at', printMoment(looked));
  if (address.href === location.href) return false;
  history.replaceState(null, '', address.href);
  return true;
}

/** The step before or after the moment looked at; past the last one is now. */
export function neighbour({ steps, moment }: Pick<ReplayPosition, 'steps' | 'moment'>, by: 1 | -1): Moment | null {
  const looked = moment.value;
  const list = steps.value;
  if (looked === null) return by === 1 ? null : (list.at(-2)?.moment ?? null);
  const step = stepAt(list, looked);
  const index = step === null ? list.findLastIndex(({ version }) => version < looked.version) : list.indexOf(step);
  // From inside a step, back is its own beginning: the end of the one before.
  return list[Math.max(0, index + by)]?.moment ?? null;
}
