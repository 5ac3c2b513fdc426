/** The mail gate (`mail/gate.ts`) for a request: who is counted as the sender of the mails that it causes. */
import { DAY, SECOND } from '../../domain/kernel/durations.ts';
import { type MailGate, mailGate } from '../mail/gate.ts';
import { openLink } from '../people/capability.ts';
import { mailedTo } from '../people/lock-links.ts';
import { readPlayer } from '../people/player.ts';
import { playersOf } from '../people/rights.ts';
import { readSession } from '../people/session.ts';
import { isProblem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { Call } from './route.ts';

const NINETY_DAYS = (90 * DAY) / SECOND;

/** The gate for letters that this request asks for; a mailed link that it shows may prove whose mailbox it is. */
export async function gateOf({ service, cookie, address, mails }: Call<unknown>, shown?: string): Promise<MailGate> {
  if (!mails) throw new Error('a route that sends letters declares `mails`');
  const players = await playersOf(service, await readSession(service, cookie));
  const shownAddress = shown === undefined ? null : await addressOfLink(service, shown);
  const ownAddresses = [...players.map((player) => player.address), ...(shownAddress === null ? [] : [shownAddress])];
  return mailGate(service, { network: address, player: players.at(-1)?.id ?? null, session: cookie, ownAddresses });
}

/**
 * The address to which a link was mailed, also if it has expired not long ago: it opens nothing any more, but shows that
 * somebody at this browser reads that mail. A link that was called back shows nothing.
 */
async function addressOfLink(service: Service, link: string): Promise<string | null> {
  const whenever = 0;
  const capability = openLink(await service.keys(), link, whenever);
  if (isProblem(capability) || capability.expires + NINETY_DAYS < service.clock() / 1000) return null;
  const mailed = mailedTo(capability);
  const player = mailed && (await readPlayer(service, mailed.id));
  return player && player.epoch === mailed.epoch && !player.locked ? player.address : null;
}
