/**
 * Brings a command to the service: nothing lost, nothing twice. The submission is kept in this browser, with its id,
 * until an answer has come; the same id is sent again after a lost answer, a reload or from a second tab, and the
 * service answers the same. When others were faster, what they did decides whether to send again or to ask the person.
 */
import type { Command } from '../../domain/kernel/command.ts';
import type { History } from '../../domain/kernel/fold.ts';
import type { Submission } from '../../domain/kernel/setup.ts';
import type { Accepted } from '../net/api.ts';
import { type Answer, isPassing, type Problem } from '../net/request.ts';
import { hasCommand, isTableOnly } from './history.ts';

export type Delivery =
  | { readonly outcome: 'sent'; readonly version: number }
  /** Others acted first; the turn has to be looked at again. */
  | { readonly outcome: 'overtaken'; readonly from: number }
  /** The rules or the service say no; sending the same again would not help. */
  | { readonly outcome: 'refused'; readonly problem: Problem };

export interface SendingWorld {
  submit(submission: Submission): Promise<Answer<Accepted>>;
  /** Reads on until this version stands; true when it does. */
  catchUp(version: number): Promise<boolean>;
  history(): History;
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
      const next = await afterConflict(submission, problem, world);
      if (next !== null && 'outcome' in next) return next;
      if (next !== null) {
        submission = next;
        world.keep(submission);
        continue;
      }
    } else if (!isPassing(problem)) {
      world.keep(null);
      return { outcome: 'refused', problem };
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

/** What to send now, or how it ended; null when the new commits could not be read. */
async function afterConflict(
  submission: Submission,
  problem: Problem,
  world: SendingWorld,
): Promise<Submission | Delivery | null> {
  if (!(await world.catchUp(Number(problem['version'])))) return null;
  const history = world.history();
  const version = history.commits.length;
  if (hasCommand(history, submission.commandId)) return settle(world, version);
  const between = history.commits.slice(submission.expectedVersion);
  if (between.length > 0 && between.every(isTableOnly)) return { ...submission, expectedVersion: version };
  world.keep(null);
  return { outcome: 'overtaken', from: submission.expectedVersion };
}

export const submissionOf = (
  seat: number,
  expectedVersion: number,
  command: Command,
  commandId: string,
): Submission => ({ seat, expectedVersion, commandId, command: { ...command } });
