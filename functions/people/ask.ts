/**
 * Asking for a link with one's address. Known or not, the answer is the same and so is the work, so that nobody learns
 * who plays here. The link comes back to the browser that asked, useless without the code, which only the mail has; so a
 * person can type it where they are.
 */
import type { Language } from '../../domain/kernel/setup.ts';
import { enqueue } from '../mail/outbox.ts';
import { type Problem, problem } from '../problem.ts';
import type { Service } from '../service.ts';
import { normalisedAddress, pointerKeys } from './address.ts';
import { capabilityIn, playerLink } from './links.ts';
import { ensurePlayer, playerOfAddress } from './player.ts';

export interface Asked {
  readonly address: string;
  readonly language?: Language | undefined;
  readonly zone?: string | undefined;
}

/** Letters to one address; whoever asks more often hears the same and gets nothing more. */
const MOST_LETTERS = 6;
const HOUR = 3600;

export async function askForLink(service: Service, asked: Asked): Promise<{ readonly link: string } | Problem> {
  if (service.settings.mail === 'none') return problem('no-mail');
  const address = normalisedAddress(asked.address);
  const [pointer] = address === null ? [] : pointerKeys(await service.keys(), asked.address);
  if (address === null || !pointer) return problem('bad-address', { address: asked.address });

  const known = await playerOfAddress(service, asked.address);
  const player = await ensurePlayer(service, { ...asked, passing: true });
  if (player === null) return problem('busy');
  const now = service.clock();
  const second = Math.floor(now / 1000);
  // A newcomer costs two writes; so does somebody known.
  const trace = { PK: pointer.PK, SK: 'asked' };
  const writes = known === null ? 0 : 2;
  for (let write = 0; write < writes; write++) await service.store.put(trace, { expiresAt: second + HOUR });
  const hour = Math.floor(second / HOUR);
  const letters = await service.store.count({ PK: pointer.PK, SK: `letters#${hour}` }, (hour + 2) * HOUR);
  if (letters <= MOST_LETTERS) {
    const key = `playerLink#${player.id}#${second}`;
    await enqueue(service, { kind: 'tables', player: player.id, params: { asked: now }, key });
  }
  return { link: capabilityIn(await playerLink(service, player, now)) };
}
