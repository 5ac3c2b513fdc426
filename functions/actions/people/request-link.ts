/**
 * Login by mail: a person asks for a link with an address. The answer and the work are the same for known and unknown
 * addresses, so that nobody learns who plays here. The browser gets the link back encrypted (`people/sealed-link.ts`);
 * it works only with the code in the mail. When the rate limit allows no mail, no link is returned.
 */
import { HOUR, SECOND } from '../../../domain/kernel/durations.ts';
import type { Language } from '../../../domain/kernel/languages.ts';
import type { MailGate } from '../../mail/gate.ts';
import { enqueue } from '../../mail/outbox.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import type { Item, Key } from '../../store/store.ts';
import { normalisedAddress, pointerKeys } from '../../people/address.ts';
import { capabilityIn, playerLink } from '../../people/links.ts';
import { ensurePlayer, playerOfAddress } from '../../people/player.ts';
import { sealLink } from '../../people/sealed-link.ts';

export interface LinkRequest {
  readonly address: string;
  readonly language?: Language | undefined;
  readonly zone?: string | undefined;
}

/** From so many requests of others within an hour on, the letter tells of them. */
const MANY_REQUESTS = 3;

export async function requestLink(
  service: Service,
  gate: MailGate,
  asked: LinkRequest,
): Promise<{ readonly link: string } | Problem> {
  if (service.settings.mail === 'none') return problem('no-mail');
  const address = normalisedAddress(asked.address);
  const keys = await service.keys();
  const [pointer] = address === null ? [] : pointerKeys(keys, asked.address);
  if (address === null || !pointer) return problem('bad-address', { address: asked.address });
  const requests = await countRequests(service, pointer, gate.isOwn(address));
  const permit = await gate.admit({ address });
  if (isProblem(permit)) return tellAsker(permit);

  const known = await playerOfAddress(service, asked.address);
  const player = await ensurePlayer(service, { ...asked, passing: true });
  if (player === null) return problem('busy');
  const now = service.clock();
  const second = Math.floor(now / 1000);
  // A newcomer costs two writes, somebody known one more read: each does what the other does not.
  const trace = { PK: pointer.PK, SK: 'asked' };
  const writes = known === null ? 0 : 2;
  for (let write = 0; write < writes; write++) await service.store.put(trace, { expiresAt: second + HOUR / SECOND });
  if (known === null) await service.store.get(trace);
  const params = { asked: now, ...(requests >= MANY_REQUESTS ? { requests } : {}) };
  const key = `playerLink#${player.id}#${second}`;
  await enqueue(service, { kind: 'tables', player: player.id, params, key }, permit);
  const link = capabilityIn(await playerLink(service, player, now));
  return { link: sealLink(keys, service.random, link) };
}

/** How often others have asked for links to this address within the hour; a request of its owner adds nothing. */
async function countRequests({ store, settings, clock }: Service, { PK }: Key, isOwn: boolean): Promise<number> {
  if (!settings.exposed) return 0;
  const hour = Math.floor(clock() / HOUR);
  const key = { PK, SK: `requests#${hour}` };
  if (!isOwn) return store.count(key, ((hour + 2) * HOUR) / SECOND);
  return (await store.get<Item & { readonly count: number }>(key))?.count ?? 0;
}

/** The sender wants to log in and may own the mailbox: the sentence says how to go on. */
function tellAsker(refused: Problem): Problem {
  if (refused.problem !== 'mailbox-limit') return refused;
  return problem('login-mail-limit', refused.params, { headers: refused.headers ?? {} });
}
