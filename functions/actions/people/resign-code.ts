/** Resigning cannot be undone, so a seat with a mail address confirms it with a code sent by mail. */
import type { Submission } from '../../../domain/kernel/setup.ts';
import type { MailGate } from '../../mail/gate.ts';
import { type Problem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import type { TableItem } from '../../tables/table-item.ts';
import { requestCode, redeemCode } from '../../mail/confirmation-codes.ts';
import { type Player, readPlayer } from '../../people/player.ts';

const subjectOf = ({ id }: TableItem, seat: number): string => `${id} ${seat}`;

async function playerAt(service: Service, { seats }: TableItem, seat: number): Promise<Player | null> {
  const id = seats[seat]?.player ?? null;
  return id === null ? null : readPlayer(service, id);
}

/** Sends the code. */
export async function requestResignCode(
  service: Service,
  gate: MailGate,
  table: TableItem,
  seat: number,
): Promise<Problem | null> {
  const player = await playerAt(service, table, seat);
  if (!player) return problem('seat-without-address');
  return requestCode(service, gate, player, 'resign', subjectOf(table, seat), { table: table.id, seat });
}

/** Null: the code is right, or none is needed: the seat has no address, or has resigned under this id already. */
export async function redeemResignCode(
  service: Service,
  table: TableItem,
  { seat, commandId, code }: Submission,
): Promise<Problem | null> {
  const player = await playerAt(service, table, seat);
  if (!player) return null;
  const commits = await service.store.commits(table.id, 0);
  if (commits.some((commit) => commit.commandId === commandId)) return null;
  return code === undefined
    ? problem('code-needed')
    : redeemCode(service, player, 'resign', subjectOf(table, seat), code);
}
