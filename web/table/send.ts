/**
 * Brings a command to the service: nothing lost, nothing twice. The submission is kept in this browser, with its id,
 * until an answer has come; the same id is sent again after a lost answer, a reload or from a second tab, and the
 * service answers the same. On a version conflict (409) a turn is sent again by itself if the seat is still asked the
 * same question; the service judges whether it is still legal. Otherwise the person is shown what changed.
 */
import type { Command } from '../../domain/kernel/command.ts';
import type { Commit } from '../../domain/kernel/commit.ts';
import { type History, seatOf } from '../../domain/kernel/fold.ts';
import type { Submission } from '../../domain/kernel/setup.ts';
import type { Committed } from '../net/api.ts';
import { type Answer, isPassing, type Problem } from '../net/request.ts';
import { hasCommand, isTableOnly } from './history.ts';

export type Delivery =
  | { readonly outcome: 'sent'; readonly version: number }
  /** Others acted first; the turn has to be looked at again. */
  | { readonly outcome: 'overtaken'; readonly from: number }
  /** The rules or the service say no; sending the same again would not help. */
  | { readonly outcome: 'refused'; readonly problem: Problem };

export interface SendingWorld {
  submit(submission: Submission): Promise<Answer<Committed>>;
  /** Reads on until this version stands; true when it does. */
  catchUp(version: number): Promise<boolean>;
  history(): History;
  /** The id of the question to a seat at a version that was read already; null where it is not asked. */
  questionAt(seat: number, version: number): string | null;
  /** Waits, or comes back early when the network does. */
  pause(milliseconds: number): Promise<void>;
  keep(submission: Submission | null): void;
  /** No answer came; the same submission goes out again by itself. */
  retrying(): void;
}

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

export async function deliver(first: Submission, world: SendingWorld): Promise<Delivery> {
  let submission = first;
  world.keep(submission);
  for (let attempt = 0; ; attempt++) {
    const answer = await world.submit(submission);
    if (answer.ok) return settle(world, answer.value.version);
    const { problem } = answer;
    if (problem.code === 'version-conflict') {
      const next = await afterConflict(first, problem, world);
      if (next !== null && 'outcome' in next) return next;
      if (next !== null) {
        submission = next;
        world.keep(submission);
        continue;
      }
    } else if (!isPassing(problem)) {
      world.keep(null);
      const changed = problem.code === 'rejected' && submission.expectedVersion !== first.expectedVersion;
      return changed ? overtaken(first) : { outcome: 'refused', problem };
    }
    world.retrying();
    await world.pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt));
  }
}

async function settle(world: SendingWorld, version: number): Promise<Delivery> {
  world.keep(null);
  await world.catchUp(version);
  return { outcome: 'sent', version };
}

const overtaken = ({ expectedVersion }: Submission): Delivery => ({ outcome: 'overtaken', from: expectedVersion });

/** What to send now, or how it ended; null when the new commits could not be read. */
async function afterConflict(
  first: Submission,
  problem: Problem,
  world: SendingWorld,
): Promise<Submission | Delivery | null> {
  if (!(await world.catchUp(Number(problem['version'])))) return null;
  const history = world.history();
  const version = history.commits.length;
  if (hasCommand(history, first.commandId)) return settle(world, version);
  const between = history.commits.slice(first.expectedVersion);
  if (between.length > 0 && (between.every(isTableOnly) || isStillAsked(first, version, between, world)))
    return { ...first, expectedVersion: version };
  world.keep(null);
  return overtaken(first);
}

/** Whether a turn answers the question that its seat is asked now. What the seat did meanwhile, elsewhere, ends that. */
function isStillAsked(
  { seat, expectedVersion, command }: Submission,
  version: number,
  between: readonly Commit[],
  world: SendingWorld,
): boolean {
  if (command.type !== 'turn') return false;
  if (between.some((commit) => seatOf(commit.actor) === seat && !isTableOnly(commit))) return false;
  const question = world.questionAt(seat, expectedVersion);
  return question !== null && question === world.questionAt(seat, version);
}

export const submissionOf = (
  seat: number,
  expectedVersion: number,
  command: Command,
  commandId: string,
): Submission => ({ seat, expectedVersion, commandId, command: { ...command } });
