/**
 * The rate limit for mails that a request causes: invitations, links, codes, notices. Each mail is counted for its
 * target mailbox, the sender, their network and the table. The gate returns a permit or a refusal, and `enqueue` takes
 * no such mail without a permit.
 *
 * A mailbox has one count for all mails that others cause. Mails that people request to their own confirmed address
 * have a separate count, which nobody else can use up.
 */
import { DAY, HOUR, SECOND } from '../../domain/kernel/durations.ts';
import { type Limit, overLimit } from '../service/rate-limit.ts';
import { normalisedAddress } from '../people/address.ts';
import { isProblem, type Problem, problem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';

const mailLimits = {
  /** Per target mailbox: letters that somebody else asks for. */
  mailbox: [
    { name: 'mail-mailbox-hour', most: 6, seconds: HOUR / SECOND },
    { name: 'mail-mailbox-day', most: 20, seconds: DAY / SECOND },
  ],
  /** Per mailbox: requests of its owner for letters to it. */
  own: [
    { name: 'mail-own-hour', most: 12, seconds: HOUR / SECOND },
    { name: 'mail-own-day', most: 40, seconds: DAY / SECOND },
  ],
  /** Per player who asks, or per session where no address was confirmed. */
  sender: [{ name: 'mail-sender', most: 40, seconds: HOUR / SECOND }],
  network: [{ name: 'mail-network', most: 60, seconds: HOUR / SECOND }],
  table: [{ name: 'mail-table', most: 40, seconds: DAY / SECOND }],
} as const satisfies { readonly [name: string]: readonly Limit[] };

declare const permitted: unique symbol;
/** Only this file makes one. It covers what one request sends to one mailbox. */
export interface MailPermit {
  readonly [permitted]: true;
}

/** Who asks for a letter. */
export interface Sender {
  readonly network: string;
  /** The player that the browser spoke for last; null where no address was confirmed. */
  readonly player: string | null;
  /** The id in the session cookie. */
  readonly session: string | undefined;
  /** Addresses that this browser has confirmed, or has shown a link of. */
  readonly ownAddresses: readonly string[];
}

export interface Target {
  readonly address: string;
  /** The table that the letter is about. */
  readonly table?: string;
}

export interface MailGate {
  readonly isOwn: (address: string) => boolean;
  readonly admit: (target: Target) => Promise<MailPermit | Problem>;
}

export function mailGate(service: Service, sender: Sender): MailGate {
  const own = new Set(sender.ownAddresses.map(normalisedAddress));
  const isOwn = (address: string): boolean => own.has(normalisedAddress(address));
  return {
    isOwn,
    async admit({ address, table }) {
      const mailbox = normalisedAddress(address);
      if (mailbox === null) return problem('bad-address', { address });
      // The mailbox comes last: what is refused for another reason does not use up its count.
      const refused = isOwn(mailbox)
        ? await over(service, mailLimits.own, mailbox)
        : ((await over(service, mailLimits.sender, subjectOf(sender))) ??
          (await over(service, mailLimits.network, sender.network)) ??
          (table === undefined ? null : await over(service, mailLimits.table, table)) ??
          mailboxProblem(await over(service, mailLimits.mailbox, mailbox)));
      return refused ?? ({} as MailPermit);
    },
  };
}

const subjectOf = ({ player, session, network }: Sender): string =>
  player === null ? (session === undefined ? `network ${network}` : `session ${session}`) : `player ${player}`;

async function over(service: Service, limits: readonly Limit[], subject: string): Promise<Problem | null> {
  for (const limit of limits) {
    const refused = await overLimit(service, limit, subject);
    if (refused) return refused;
  }
  return null;
}

/** The one who asks did nothing often, so the sentence speaks of the mailbox. */
function mailboxProblem(refused: Problem | null): Problem | null {
  if (refused === null) return null;
  const hours = Math.ceil(Number(refused.params?.['seconds'] ?? 0) / (HOUR / SECOND));
  return problem('mailbox-limit', { hours }, { headers: refused.headers ?? {} });
}

/** A permit, or null where no letter may go; for letters that may be left out. */
export async function permitOrNone(gate: MailGate, target: Target): Promise<MailPermit | null> {
  const permit = await gate.admit(target);
  return isProblem(permit) ? null : permit;
}

/** For what the operator does at the machine, which is not counted. */
export const operatorGate: MailGate = {
  isOwn: () => true,
  admit: () => Promise.resolve({} as MailPermit),
};
