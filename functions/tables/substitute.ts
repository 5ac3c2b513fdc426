/**
 * Somebody else for a seat. The host invites a substitute, who can sit down once the seat was given up or voted over;
 * whoever holds the seat hands it over at once. Until the one who is invited has come, nothing changes.
 */
import type { Language } from '../../domain/kernel/setup.ts';
import { botAt } from '../../domain/kernel/table.ts';
import type { MailGate } from '../mail/gate.ts';
import { enqueue } from '../mail/outbox.ts';
import { reachablePlayer } from '../people/invite.ts';
import { confusable } from '../people/names.ts';
import { isProblem, type Problem, problem } from '../problem.ts';
import { uuid } from '../random-id.ts';
import { gameOf, type Service } from '../service.ts';
import type { Item, Key } from '../store/store.ts';
import { changeTable } from './gather.ts';
import { submit } from './submit.ts';
import type { Seat, TableItem } from './table-item.ts';

export interface Successor {
  readonly address: string;
  readonly name: string;
  readonly language?: Language | undefined;
}

interface SubstituteItem extends Item {
  readonly player: string;
  readonly name: string;
  /** Of the seat when the letter was asked for. */
  readonly epoch: number;
  /** The seat's own player wants it, or the seat was found free. */
  readonly free: boolean;
  /** Makes taking over again harmless. */
  readonly commandId: string;
}

const substituteKey = (id: string, place: number): Key => ({ PK: `game#${id}`, SK: `substitute#${place}` });

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
  const item = { player: player.id, name: successor.name, epoch: seat.epoch, free, commandId };
  await service.store.put(substituteKey(table.id, seat.place), item);
  const key = `substitute#${table.id}#${seat.place}#${commandId}`;
  // Whoever hands over a seat is named by it.
  const params = { byHost: !free };
  const letter = { kind: 'substitute', table: table.id, seat: number, player: player.id, params, key };
  await enqueue(service, letter, permit);
  return null;
}

/** Whether a player was invited to take over this seat. */
export async function isSubstitute(
  { store }: Pick<Service, 'store'>,
  id: string,
  { place, epoch }: Seat,
  player: string,
): Promise<boolean> {
  const item = await store.get<SubstituteItem>(substituteKey(id, place));
  return item?.player === player && item.epoch === epoch;
}

/** Every step can be repeated: a process that dies in between leaves what the next attempt finishes. */
export async function takeOver(service: Service, table: TableItem, seat: Seat): Promise<TableItem | Problem> {
  const key = substituteKey(table.id, seat.place);
  const item = await service.store.get<SubstituteItem>(key);
  const game = gameOf(service, table.game);
  const number = table.seats.indexOf(seat);
  if (item?.epoch !== seat.epoch || !game) return problem('link-revoked');
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
  if (!isProblem(changed)) await service.store.remove(key);
  return changed;
}

async function isFree(service: Service, table: TableItem, number: number): Promise<boolean> {
  const game = gameOf(service, table.game);
  if (!game) return false;
  const bot = await service.tables.withTable(table.id, game, ({ state }) =>
    Promise.resolve(botAt(state.table, number)),
  );
  return bot !== null || (table.seats[number]?.player === null && table.seats[number].name === null);
}
