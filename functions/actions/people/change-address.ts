/**
 * Another address for a player: its code goes to the new one, and the old one hears of the change. Whether the new
 * address is another player's is told only to whoever can read its mail. The same address once more is confirmed anew:
 * mail that came back there may go out again.
 */
import type { MailGate } from '../../mail/gate.ts';
import { enqueue } from '../../mail/outbox.ts';
import { liftStop } from '../../mail/mark-bounces.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { normalisedAddress, pointerKeys, stoppedReason } from '../../people/address.ts';
import { requestCode, redeemCode } from '../../mail/confirmation-codes.ts';
import { changePlayer, type Player, playersOfAddress, unpoint } from '../../people/player.ts';

export async function askForAddress(
  service: Service,
  gate: MailGate,
  player: Player,
  written: string,
): Promise<Problem | null> {
  if (service.settings.mail === 'none') return problem('no-mail');
  const address = normalisedAddress(written);
  if (address === null) return problem('bad-address', { address: written });
  return requestCode(service, gate, player, 'address', address, { to: address });
}

export async function changeAddress(
  service: Service,
  gate: MailGate,
  player: Player,
  written: string,
  code: string,
): Promise<Player | Problem> {
  const address = normalisedAddress(written);
  if (address === null) return problem('bad-address', { address: written });
  const refused = await redeemCode(service, player, 'address', address, code);
  if (refused) return refused;
  // Whoever reads a code there has mail there; only the operator's own word stands.
  const stopped = await stoppedReason(service, address);
  if (address === (normalisedAddress(player.address) ?? player.address)) {
    if (stopped !== null && stopped !== 'blocked') await liftStop(service, address);
    return player;
  }
  const permit = await gate.admit({ address: player.address });
  if (isProblem(permit)) return permit;
  const others = await playersOfAddress(service, written);
  if (others.some(({ verified }) => verified) || stopped === 'blocked') return problem('address-taken');
  if (stopped !== null) await liftStop(service, address);
  // Somebody who was invited there and never came gives way: this person reads that mail.
  for (const other of others) await unpoint(service, other);
  const [pointer] = pointerKeys(await service.keys(), address);
  if (!pointer || !(await service.store.put(pointer, { player: player.id }, 'absent'))) return problem('address-taken');
  const changed = await changePlayer(service, player.id, (read) => ({
    ...read,
    address,
    verified: true,
    // Links in the old mailbox are for whoever reads it from now on.
    epoch: read.epoch + 1,
  }));
  if (isProblem(changed)) return changed;
  await unpoint(service, player);
  const key = `addressChanged#${player.id}#${changed.revision}`;
  const notice = { kind: 'addressChanged', to: player.address, params: { language: player.language }, key };
  await enqueue(service, notice, permit);
  return changed;
}
