/**
 * Gives a seat to another person. The host invites a substitute, who can sit down once the seat was given up or voted
 * out; the holder of a seat can hand it over at once. Nothing changes until the invited person joins.
 */
import type { Language } from '../../../domain/kernel/languages.ts';
import { botAt } from '../../../domain/kernel/table.ts';
import { clearBounce } from '../../mail/bounces.ts';
import type { MailGate } from '../../mail/gate.ts';
import { clearMailed } from '../../mail/last-mailed.ts';
import { enqueue } from '../../mail/outbox.ts';
import { reachablePlayer } from './invite.ts';
import { confusable } from '../../people/names.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import { uuid } from '../../service/random-id.ts';
import { gameOf, type Service } from '../../service/service.ts';
import { changeTable } from './before-start.ts';
import { submit } from './submit.ts';
import { readSubstitute, substituteKey } from '../../tables/substitute-item.ts';
import type { Seat, TableItem } from '../../tables/table-item.ts';

export interface Successor {
  readonly address: string;
  readonly name: string;
  readonly language?: Language | undefined;
}

/**
 * A newer invitation takes the place of an older one. Whether the address is that of somebody at the table is told only
 * to whoever reads its mail (see `takeOver`): otherwise a host could guess addresses here.
 */
export async function inviteSubstitute(
  service: Service,
  gate: MailGate,
  table: TableItem,
  number: number,
  successor: Successor,
  free: boolean,
): Promise<Problem | null> {
  const seat = table.seats[number];
  if (!seat) return problem('unknown-seat');
  if (table.startedBy === null) return problem('not-started');
  const others = table.seats.filter((one) => one !== seat).map(({ name }) => name);
  const alike = confusable([...others, successor.name]);
  if (alike) return alike;
  const player = await reachablePlayer(service, successor);
  if (isProblem(player)) return player;
  const permit = await gate.admit({ address: player.address, table: table.id });
  if (isProblem(permit)) return permit;
  const commandId = uuid(service.random);
  const by = free ? ('player' as const) : ('host' as const);
  const item = { player: player.id, name: successor.name, by, epoch: seat.epoch, free, commandId };
  await service.store.put(substituteKey(table.id, seat.place), item);
  const key = `substitute#${table.id}#${seat.place}#${commandId}`;
  await enqueue(service, { kind: 'substitute', table: table.id, seat: number, player: player.id, key }, permit);
  return null;
}

/** Whether a player was invited to take over this seat. */
export async function isSubstitute(
  service: Pick<Service, 'store'>,
  id: string,
  seat: Seat,
  player: string,
): Promise<boolean> {
  return (await readSubstitute(service, id, seat))?.player === player;
}

/** Every step can be repeated: a process that dies in between leaves what the next attempt finishes. */
export async function takeOver(service: Service, table: TableItem, seat: Seat): Promise<TableItem | Problem> {
  const key = substituteKey(table.id, seat.place);
  const item = await readSubstitute(service, table.id, seat);
  const game = await gameOf(service, table.game);
  const number = table.seats.indexOf(seat);
  if (!item || !game) return problem('link-revoked');
  if (table.seats.some((one) => one.player === item.player)) return problem('already-seated');
  if (!item.free && !(await isFree(service, table, number))) return problem('seat-not-vacant');
  await service.store.put(key, { ...item, free: true });
  const { commandId, player, name } = item;
  const command = { type: 'handOver', seat: number } as const;
  const commit = await submit(service, game, table, { by: 'system', expectedVersion: null, commandId, command });
  if (isProblem(commit)) return commit;
  const next: Seat = { ...seat, player, name, bot: null, joined: true, epoch: seat.epoch + 1 };
  const changed = await changeTable(service, table.id, (read) => {
    if (read.seats[number]?.epoch !== seat.epoch) return problem('link-revoked');
    return { ...read, seats: read.seats.map((one, at) => (at === number ? next : one)) };
  });
  if (isProblem(changed)) return changed;
  // The marks of mail to this seat are about its former holder.
  await clearBounce(service.store, table.id, number);
  await clearMailed(service.store, table.id, number);
  await service.store.remove(key);
  return changed;
}

async function isFree(service: Service, table: TableItem, number: number): Promise<boolean> {
  const game = await gameOf(service, table.game);
  if (!game) return false;
  const bot = await service.tables.withTable(table.id, game, ({ state }) =>
    Promise.resolve(botAt(state.table, number)),
  );
  return bot !== null || (table.seats[number]?.player === null && table.seats[number].name === null);
}
