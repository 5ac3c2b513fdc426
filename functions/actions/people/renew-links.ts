/** Revokes all mailed links of a player and mails a new one for each table that is still played. */
import type { OwnTable } from '../../tables/table-lists.ts';
import type { MailGate } from '../../mail/gate.ts';
import { enqueue } from '../../mail/outbox.ts';
import { isProblem, type Problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { changePlayer, type Player } from '../../people/player.ts';

export async function renewLinks(service: Service, gate: MailGate, { id, address }: Player): Promise<Player | Problem> {
  const permit = await gate.admit({ address });
  if (isProblem(permit)) return permit;
  const player = await changePlayer(service, id, (read) => ({ ...read, epoch: read.epoch + 1 }));
  if (isProblem(player)) return player;
  const tables = await service.store.list<OwnTable>(`player#${id}`, 'table#');
  for (const { table, seat, status } of tables) {
    if (status === 'ended') continue;
    const key = `renewed#${id}#${table}#${player.epoch}`;
    await enqueue(service, { kind: 'seatCode', table, seat, player: id, key }, permit);
  }
  return player;
}
