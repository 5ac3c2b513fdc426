/**
 * The way of a command: brought up to date with the stream, known already or not, decided by the domain, appended by one
 * conditional write. Whoever was slower hears the new version and decides again.
 */
import { canonical } from '../../domain/kernel/canonical.ts';
import type { Command } from '../../domain/kernel/command.ts';
import { type Commit, seal } from '../../domain/kernel/commit.ts';
import type { Game } from '../../domain/kernel/contract.ts';
import { decide } from '../../domain/kernel/decide.ts';
import { seededDealer, veiledDealer } from '../../domain/kernel/draws.ts';
import type { History } from '../../domain/kernel/fold.ts';
import { isRejection, type Rejection } from '../../domain/kernel/rejection.ts';
import { isProblem, type Problem, problem, problemWith } from '../problem.ts';
import type { Service } from '../service.ts';
import { headOf, publishHead } from './projection.ts';
import { readSeed } from './seed.ts';
import { writeFirstCommit } from './start.ts';
import type { TableItem } from './table-item.ts';

export interface Turn {
  readonly seat: number;
  readonly expectedVersion: number;
  readonly commandId: string;
  readonly command: Command;
}

/** The commit that the command became, now or when it was first sent. */
export async function submit(service: Service, game: Game, table: TableItem, turn: Turn): Promise<Commit | Problem> {
  const outcome = await attempt(service, game, table.id, turn);
  if (!isProblem(outcome) || outcome.problem !== 'not-started') return outcome;
  // The process that started the table died before it had written commit 1.
  await writeFirstCommit(service, table);
  return attempt(service, game, table.id, turn);
}

function attempt(service: Service, game: Game, id: string, turn: Turn): Promise<Commit | Problem> {
  return service.tables.withTable<object, Commit | Problem>(id, game, async (history, append) => {
    if (history.commits.length === 0) return problem('not-started');
    const known = earlier(history, turn);
    if (known !== null) return known;
    if (turn.expectedVersion !== history.state.table.version) return conflict(history);

    // Only a turn can draw or close the table; nothing else may see the seed.
    const dealer = turn.command.type === 'turn' ? seededDealer(await readSeed(service, id)) : veiledDealer;
    const decision = decide(game, history.state, turn.seat, turn.command, dealer);
    if (isRejection(decision)) return rejected(decision);

    const commit = nextCommit(history, turn, game.rules, [...decision.facts] as Commit['facts'], service.clock());
    if ((await append(commit)) === 'taken') return earlier(history, turn) ?? conflict(history);
    await publishHead(service, headOf(id, game, history));
    return commit;
  });
}

const actorOf = ({ seat }: Turn): string => `seat:${seat}`;

/** The same command under the same id gets its first answer again; another one under that id is refused. */
function earlier({ commits }: History, turn: Turn): Commit | Problem | null {
  const commit = commits.findLast(({ commandId }) => commandId === turn.commandId);
  if (commit === undefined) return null;
  const same = commit.actor === actorOf(turn) && canonical(commit.command) === canonical(turn.command);
  return same ? commit : problem('command-id-used');
}

const conflict = ({ state }: History): Problem =>
  problem('version-conflict', {}, { extra: { version: state.table.version } });

const rejected = ({ code, params, sentence, step }: Rejection): Problem =>
  problemWith('rejected', sentence, {
    extra: { rejection: { code, params, sentence, ...(step === undefined ? {} : { step }) } },
  });

function nextCommit({ commits }: History, turn: Turn, rules: string, facts: Commit['facts'], now: number): Commit {
  const previous = commits.at(-1);
  if (!previous) throw new Error('a turn before the first commit');
  return seal({
    version: previous.version + 1,
    at: new Date(Math.max(now, Date.parse(previous.at) + 1)).toISOString(),
    actor: actorOf(turn),
    commandId: turn.commandId,
    rules,
    command: { ...turn.command },
    facts,
    prevHash: previous.hash,
  });
}
