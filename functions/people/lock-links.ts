/**
 * *This isn't me*: locks all links of a player whose mail reached the wrong person. It needs the code, so that mail
 * scanners that press buttons lock nobody out. Requesting a link with the address unlocks them.
 */
import { isProblem, type Problem, problem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import { type Capability, openLink } from './capability.ts';
import { mailedTarget, tryCode } from './codes.ts';
import { changePlayer, type Player, readPlayer } from './player.ts';

/** Null for a link that was mailed to nobody. */
export async function lockLinks(
  service: Service,
  link: string,
  code: string | undefined,
): Promise<Player | Problem | null> {
  const capability = openLink(await service.keys(), link, service.clock());
  if (isProblem(capability)) return capability;
  const mailed = mailedTo(capability);
  const player = mailed && (await readPlayer(service, mailed.id));
  if (!mailed) return null;
  if (player?.epoch !== mailed.epoch) return problem('link-revoked');
  if (code === undefined) return problem('code-needed');
  const attempt = { text: link, code, expires: capability.expires, targets: [mailedTarget(player.id)] };
  const outcome = await tryCode(service, attempt);
  if (outcome === 'wrong') return problem('code-wrong');
  if (outcome === 'tooMany') return problem('too-many-codes');
  if (outcome !== 'right') return problem('code-tries');
  return changePlayer(service, player.id, (read) => ({ ...read, locked: true, epoch: read.epoch + 1 }));
}

/** The player to whom a link was mailed, and their epoch then; null for a link that was handed out. */
export function mailedTo(capability: Capability): { readonly id: string; readonly epoch: number } | null {
  if (capability.scope === 'player') return { id: capability.player, epoch: capability.epoch };
  if (capability.scope !== 'seat' || capability.player === undefined) return null;
  return { id: capability.player, epoch: capability.playerEpoch ?? 0 };
}
