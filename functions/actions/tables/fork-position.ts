/** Reads a position of a table here, from which a new table continues. */
import type { Game } from '../../../domain/kernel/contract.ts';
import { forkFrom } from '../../../domain/kernel/fork.ts';
import { isRejection } from '../../../domain/kernel/rejection.ts';
import type { Setup } from '../../../domain/kernel/setup.ts';
import { say } from '../../../domain/kernel/texts.ts';
import { tableTexts } from '../../../domain/kernel/texts/en.ts';
import { isProblem, type Problem, problem, problemWith } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { TRIAL_SEED } from './start.ts';
import { readTable, type TableItem } from '../../tables/table-item.ts';

export interface PositionToGoOnFrom {
  readonly origin: NonNullable<TableItem['origin']>;
  readonly options: object;
}

/** The position, tried out: better now than when the last one joins. */
export async function positionOf(
  service: Service,
  game: Game,
  { table, version }: NonNullable<Setup['from']>,
  seats: number,
): Promise<PositionToGoOnFrom | Problem> {
  const from = await readTable(service, table);
  if (isProblem(from)) return from;
  if (from.game !== game.id) return problem('unknown-game');
  const known = from.imported?.id ?? from.id;
  const commits = await service.store.commits(from.id, 0, version);
  const opening = forkFrom(game, { id: known, commits }, version, TRIAL_SEED);
  if (isRejection(opening)) {
    const sentence = say(tableTexts, `rejection.${opening.code}`, opening.params);
    return problemWith('bad-position', game.id, { ...opening, sentence });
  }
  const command = opening[0]?.command;
  if (command?.type !== 'start') return problem('not-started');
  if (command.seats !== seats) return problem('other-seats', { seats: command.seats });
  return { origin: { table: from.id, known, version }, options: command.options };
}
