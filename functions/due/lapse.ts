/**
 * Answers that lapse: when the hours for an answer are up, and the host wants it so, the service sends what the game has
 * for silence. The commit is a conditional append under an id that follows from the question, so it happens once,
 * however often this runs: after a crash, in two processes, or beside the person who answers at the last moment.
 */
import type { ServicePart } from '../actions/tables/start.ts';
import { submit } from '../actions/tables/submit.ts';
import { derivedUuid } from '../service/derived-id.ts';
import { isProblem } from '../service/problem.ts';
import { gameOf } from '../service/service.ts';
import type { DueOutcome, DueWork } from '../store/due-items.ts';
import { type Late, lateTurn } from './reminders.ts';

/** How often in one go: other seats may be answering at this moment. */
const ATTEMPTS = 8;

/** The handler of timed work `lapse`. */
export async function lapseAnswer(work: DueWork, service: ServicePart): Promise<DueOutcome> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const late = await lateTurn(work, service);
    const at = late?.clock.lapsesAt ?? null;
    // Who ends a pause writes a commit, and what follows it schedules this again.
    if (late === null || at === null || late.times.paused) return 'done';
    if (late.times.now < at) return { at };
    if (await isSettled(service, late)) return 'done';
  }
  return 'later';
}

/** False where somebody else has acted meanwhile, and the table must be looked at again. */
async function isSettled(service: ServicePart, { table, clock: { seat }, turn, times }: Late): Promise<boolean> {
  const game = await gameOf(service, table.game);
  if (!game) return true;
  const outcome = await submit(service, game, table, {
    by: 'system',
    expectedVersion: times.version,
    commandId: derivedUuid(`lapse ${table.id} ${seat} ${turn.version}`),
    command: { type: 'lapse', seat, question: turn.question },
  });
  return !isProblem(outcome) || outcome.problem !== 'version-conflict';
}
