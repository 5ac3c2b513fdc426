/**
 * Changes a player's mail address. The confirmation code goes to the new address, and the old one is notified. Only a
 * reader of the new address's mail learns whether it belongs to another player. Giving the same address again confirms
 * it anew, so that mail is sent there again after a bounce.
 */
import type { MailGate } from '../../mail/gate.ts';
import { enqueue } from '../../mail/outbox.ts';
import { liftStop } from '../../mail/mark-bounces.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { normalisedAddress, pointerKeys, stoppedReason } from '../../people/address.ts';
import { requestCode, redeemCode } from '../../mail/confirmation-codes.ts';
import { changePlayer, type Player, playersOfAddress, unpoint } from '../../people/player.ts';

export async function requestAddressCode(
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
  // Reading the code proves that mail arrives, so a stop is lifted; a block by the operator stays.
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
    // Another person may read the old mailbox from now on, so its links are revoked.
    epoch: read.epoch + 1,
  }));
  if (isProblem(changed)) return changed;
  await unpoint(service, player);
  const key = `addressChanged#${player.id}#${changed.revision}`;
  const notice = { kind: 'addressChanged', to: player.address, params: { language: player.language }, key };
  await enqueue(service, notice, permit);
  return changed;
}
