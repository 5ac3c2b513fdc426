/**
 * Redeems a mailed link for the browser's session. The first link of a player in a browser also needs the code printed
 * in the mail, because mail scanners open links but type no codes. After that the browser acts for the player until the
 * player's epoch is raised.
 */
import type { MailGate } from '../../mail/gate.ts';
import { enqueue, type Letter, readLetter } from '../../mail/outbox.ts';
import { isProblem, type Problem, problem } from '../../service/problem.ts';
import type { Service } from '../../service/service.ts';
import { isSubstitute } from '../tables/substitute.ts';
import type { TableItem } from '../../tables/table-item.ts';
import type { CapabilityOf } from '../../people/capability.ts';
import { askedTarget, mailedTarget, MOST_TRIES, triesOf, tryCode } from '../../people/codes.ts';
import { changePlayer, keepPlayer, type Player, playersOfAddress, point, readPlayer } from '../../people/player.ts';
import type { Session } from '../../people/session.ts';
import { isZone } from '../../people/zone.ts';

/** What a mailed link comes with. */
export interface Shown {
  /** As it was mailed. */
  readonly link: string;
  /** It came sealed, to the browser that asked for it, which has perhaps not read the mail. */
  readonly sealed: boolean;
  readonly code: string | undefined;
  /** Of the browser: who was invited by others has told no time zone yet. */
  readonly zone?: string | undefined;
}

/** The session holds this player already, so no code is needed. */
const isKnown = (session: Session, { id, epoch, locked }: Player): boolean =>
  !locked && session.players.some((held) => held.player === id && held.epoch === epoch);

/**
 * The player for whom this browser speaks from now on, or why not. Tries with a sealed link are counted apart from those
 * with the mailed link: a stranger who asks and guesses must not make worthless what the owner finds in the mail.
 */
async function proveMail(
  service: Service,
  session: Session,
  player: Player,
  { link, sealed, code, zone }: Shown,
  expires: number,
  spent: (isFirst: boolean) => Promise<Problem>,
): Promise<Player | Problem> {
  if (isKnown(session, player)) return player;
  if (code === undefined) return problem('code-needed');
  const countedAs = sealed ? `sealed ${link}` : link;
  const targets = [sealed ? askedTarget(player.id) : mailedTarget(player.id)];
  const outcome = await tryCode(service, { text: link, code, expires, countedAs, targets });
  if (outcome === 'right') return confirmed(service, player, zone);
  if (outcome === 'wrong') {
    const left = Math.max(0, MOST_TRIES - (await triesOf(service, countedAs)));
    return problem('code-wrong', { left });
  }
  if (sealed) return problem('open-mail');
  return outcome === 'tooMany' ? problem('too-many-codes') : spent(outcome === 'justSpent');
}

/** A requested link also opens a lock: its reader owns the mailbox. */
async function confirmed(service: Service, player: Player, zone?: string): Promise<Player | Problem> {
  const kept = await keepPlayer(service, player);
  if (kept.verified && !kept.locked) return kept;
  await point(service, kept);
  const untold = !kept.verified && kept.zone === 'UTC' && zone !== undefined && isZone(zone);
  const told = untold ? { zone } : {};
  return changePlayer(service, kept.id, (read) => ({ ...read, ...told, verified: true, locked: false }));
}

/** Other players with the same mailbox: its reader may act for them too, and opens their locks. */
async function confirmSharers(service: Service, { id, address }: Player): Promise<Player[]> {
  const sharers = (await playersOfAddress(service, address)).filter((player) => player.id !== id);
  const opened: Player[] = [];
  for (const sharer of sharers) {
    const kept = await keepPlayer(service, sharer);
    const changed = await changePlayer(service, kept.id, (read) => ({ ...read, verified: true, locked: false }));
    if (!isProblem(changed)) opened.push(changed);
  }
  return opened;
}

/** The player of a link that somebody asked for with the address, behind those who share the mailbox. */
export async function redeemPlayerLink(
  service: Service,
  session: Session,
  { player: id, epoch, expires }: CapabilityOf<'player'>,
  shown: Shown,
): Promise<readonly Player[] | Problem> {
  const player = await readPlayer(service, id);
  if (player?.epoch !== epoch) return problem('link-revoked');
  // A new one is asked for with the address: wrong codes send no letter.
  const spent = () => Promise.resolve(problem('link-spent'));
  const proven = await proveMail(service, session, player, shown, expires, spent);
  if (isProblem(proven)) return proven;
  return isKnown(session, player) ? [proven] : [...(await confirmSharers(service, proven)), proven];
}

/** The player of a seat's link; null where the seat names nobody and the link is all there is. */
export async function redeemSeatLink(
  service: Service,
  gate: MailGate,
  session: Session,
  table: TableItem,
  { seat: place, epoch, player: id, playerEpoch, expires }: CapabilityOf<'seat'>,
  shown: Shown,
): Promise<Player | null | Problem> {
  const number = table.seats.findIndex((seat) => seat.place === place);
  const seat = table.seats[number];
  // A seat that was open at the start is gone.
  if (seat?.epoch !== epoch) return problem('link-revoked');
  const succeeds = id !== undefined && seat.player !== id && (await isSubstitute(service, table.id, seat, id));
  if (seat.player !== (id ?? null) && !succeeds) return problem('link-revoked');
  if (id === undefined) return null;
  const player = await readPlayer(service, id);
  if (player?.epoch !== playerEpoch || !player) return problem('link-revoked');
  if (player.locked) return problem('links-locked');
  const key = `again#${table.id}#${place}#${expires}`;
  const kind = succeeds ? 'substitute' : 'seatCode';
  const again = { kind, table: table.id, seat: number, player: id, key };
  return proveMail(service, session, player, shown, expires, (isFirst) =>
    sendNew(service, gate, player, again, isFirst),
  );
}

/** A dead link of a seat is followed by a new one, once, as long as the mail gate lets it through. */
async function sendNew(
  service: Service,
  gate: MailGate,
  { address }: Player,
  letter: Letter & { readonly table: string },
  isFirst: boolean,
): Promise<Problem> {
  const permit = isFirst ? await gate.admit({ address, table: letter.table }) : null;
  if (permit && !isProblem(permit)) await enqueue(service, letter, permit);
  const isOnItsWay = (await readLetter(service.store, letter.key)) !== null;
  return problem(isOnItsWay ? 'code-tries' : 'link-spent');
}

/** A player of the session, to sit down as; a problem if the session does not hold that player. */
export async function ownPlayer(service: Service, session: Session, id: string): Promise<Player | Problem> {
  const player = await readPlayer(service, id);
  const held = session.players.some(({ player: one, epoch }) => one === id && epoch === player?.epoch);
  return player && held && !player.locked ? player : problem('not-your-address');
}
