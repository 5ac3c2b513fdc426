/**
 * Actions of the operator. Each is written to an audit log that only the operator reads. The log holds no mail address:
 * a person appears as the keyed hash under which the database stores them.
 */
import { stopAddress } from '../../mail/ses-reports.ts';
import { operatorGate } from '../../mail/gate.ts';
import { dropQueuedMail } from '../../mail/after-restore.ts';
import { liftStop } from '../../mail/mark-bounces.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { countTable } from '../../statistics/count-table.ts';
import { withdrawAnnotation } from '../../tables/annotations.ts';
import { eraseMessage } from '../../tables/chat.ts';
import { changeTable, closeGathering } from '../tables/before-start.ts';
import { sendAgain } from '../tables/invite-seat.ts';
import { readTable } from '../../tables/table-item.ts';
import { normalisedAddress, pointerKeys, stoppedReason } from '../../people/address.ts';
import { forgetPerson } from '../people/forget.ts';
import { playersOfAddress } from '../../people/player.ts';

const adminActs = [
  'hide',
  'close',
  'block-address',
  'lift-address',
  'revoke-seat',
  'resend',
  'erase-person',
  'settle-mail',
  'rotate-keys',
  'drop-old-keys',
  'upgrade-addresses',
] as const;
export type AdminAct = (typeof adminActs)[number];

interface AuditEntry {
  readonly act: AdminAct;
  readonly table?: string;
  readonly seat?: number;
  readonly message?: string;
  /** The keyed hash of an address. */
  readonly person?: string;
}

export async function audit({ store, clock, random }: Service, entry: AuditEntry): Promise<void> {
  const at = new Date(clock()).toISOString();
  const SK = `${at}#${Buffer.from(random(4)).toString('hex')}`;
  await store.put({ PK: 'audit', SK }, { at, ...entry });
}

/** The newest first. */
export const readAudit = ({ store }: Pick<Service, 'store'>, limit: number) => store.newest('audit', limit);

/** Takes a table out of all public lists and statistics for good, or one message out of its talk, or one comment off a position. */
export async function hide(service: Service, id: string, message: string | undefined): Promise<Problem | null> {
  if (message !== undefined) {
    const found = (await eraseMessage(service, id, message)) || (await withdrawAnnotation(service, id, message, null));
    if (!found) return problem('unknown-message');
    await audit(service, { act: 'hide', table: id, message });
    return null;
  }
  const table = await changeTable(service, id, (read) => ({ ...read, listed: false, hidden: true }));
  if (isProblem(table)) return table;
  await countTable(service, id);
  await audit(service, { act: 'hide', table: id });
  return null;
}

/** Only a table that gathers can be closed; what was played stays. */
export async function close(service: Service, id: string): Promise<Problem | null> {
  const table = await closeGathering(service, id);
  if (isProblem(table)) return table;
  await audit(service, { act: 'close', table: id });
  return null;
}

const personOf = async (service: Service, address: string): Promise<string> =>
  pointerKeys(await service.keys(), address)[0]?.PK ?? '';

/** Nothing is sent there any more, and nobody can be invited there. */
export async function blockAddress(service: Service, written: string): Promise<Problem | null> {
  const address = normalisedAddress(written);
  if (address === null) return problem('bad-address', { address: written });
  const at = new Date(service.clock()).toISOString();
  await stopAddress(service.store, await service.keys(), { address, reason: 'blocked', at });
  await audit(service, { act: 'block-address', person: await personOf(service, address) });
  return null;
}

/** Mail may go there again, whatever stopped it. */
export async function liftAddress(service: Service, written: string): Promise<Problem | null> {
  const address = normalisedAddress(written);
  if (address === null) return problem('bad-address', { address: written });
  if ((await stoppedReason(service, written)) === null) return problem('not-stopped', { address });
  await liftStop(service, written);
  await audit(service, { act: 'lift-address', person: await personOf(service, address) });
  return null;
}

/** Revokes the seat's links and every browser's hold of it, and removes its player. */
export async function revokeSeat(service: Service, id: string, seat: number): Promise<Problem | null> {
  const table = await changeTable(service, id, (read) => {
    if (!read.seats[seat]) return problem('unknown-seat');
    const revoked = read.seats.map((one, at) =>
      at === seat ? { ...one, epoch: one.epoch + 1, player: null, joined: false } : one,
    );
    return { ...read, seats: revoked };
  });
  if (isProblem(table)) return table;
  await audit(service, { act: 'revoke-seat', table: id, seat });
  return null;
}

export async function resend(service: Service, id: string, seat: number): Promise<Problem | null> {
  const table = await readTable(service, id);
  if (isProblem(table)) return table;
  const refused = await sendAgain(service, operatorGate, table, seat);
  if (refused) return refused;
  await audit(service, { act: 'resend', table: id, seat });
  return null;
}

/** After a restore: nothing that happened before is mailed. */
export async function settle(service: Service): Promise<null> {
  await dropQueuedMail(service);
  await audit(service, { act: 'settle-mail' });
  return null;
}

export async function erasePerson(service: Service, written: string): Promise<Problem | null> {
  const players = await playersOfAddress(service, written);
  if (players.length === 0) {
    return normalisedAddress(written) === null
      ? problem('bad-address', { address: written })
      : problem('unknown-person');
  }
  for (const player of players) await forgetPerson(service, player);
  await audit(service, { act: 'erase-person', person: await personOf(service, written) });
  return null;
}
