/**
 * A player: a random id with a mail address and what follows from having one. An item under the keyed hash of the
 * address points to the id: that player owns the mailbox, and asking for a link leads to them. Players from the time
 * when one mailbox could be spelled in several ways may share it; they keep their seats and are listed beside the owner.
 * Nobody else ever sees id or address; at a table a player is a seat with a name.
 */
import { DAY, SECOND } from '../../domain/kernel/durations.ts';
import type { Language } from '../../domain/kernel/languages.ts';
import { isProblem, problem, type Problem } from '../service/problem.ts';
import { randomId, randomIdPattern } from '../service/random-id.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';
import { normalisedAddress, pointerKeys } from './address.ts';
import type { MailMode, WebhookKind } from './mail-modes.ts';

export interface Webhook {
  readonly kind: WebhookKind;
  readonly url: string;
}

export interface Player extends Item {
  readonly id: string;
  readonly address: string;
  readonly language: Language;
  /** A name of the IANA time zone database. */
  readonly zone: string;
  readonly mailMode: MailMode;
  /** Questions within somebody else's turn are mailed at once, though other news is not. Not there where it never was. */
  readonly answersAtOnce?: boolean;
  /** Hours of the player's own day, `22:00`, in which nothing is sent. */
  readonly quiet: { readonly from: string; readonly to: string } | null;
  /** Days away, both included. */
  readonly vacation: readonly { readonly from: string; readonly to: string }[];
  /** Raised to kill every link and every browser's hold of this player. */
  readonly epoch: number;
  /** Somebody has read mail at this address. */
  readonly verified: boolean;
  readonly webhook: Webhook | null;
  /** Locked by *This isn't me*: no link works until one is requested with the address. */
  readonly locked: boolean;
  readonly revision: number;
  /** Only for an address that somebody typed and nobody has confirmed; seconds since 1970. */
  readonly expiresAt?: number;
}

type ServicePart = Pick<Service, 'store' | 'clock' | 'random' | 'keys'>;
type AddressPart = Omit<ServicePart, 'random'>;

/** How long an address is kept that nobody has confirmed and no table has invited. */
const UNCONFIRMED_SECONDS = (7 * DAY) / SECOND;
const ATTEMPTS = 8;

const playerKey = (id: string): Key => ({ PK: `player#${id}`, SK: 'player' });
const seconds = ({ clock }: Pick<Service, 'clock'>): number => Math.floor(clock() / 1000);

export function readPlayer(service: Pick<Service, 'store' | 'clock'>, id: string): Promise<Player | null> {
  return randomIdPattern.test(id) ? service.store.get<Player>(playerKey(id), seconds(service)) : Promise.resolve(null);
}

interface Pointer extends Item {
  readonly player: string;
}

async function readPointer(service: AddressPart, written: string): Promise<string | null> {
  for (const key of pointerKeys(await service.keys(), written)) {
    const pointer = await service.store.get<Pointer>(key, seconds(service));
    if (pointer) return pointer.player;
  }
  return null;
}

/** The player who owns the mailbox of an address, as anybody may write it. */
export async function playerOfAddress(service: AddressPart, written: string): Promise<Player | null> {
  const id = await readPointer(service, written);
  return id === null ? null : readPlayer(service, id);
}

const SHARER = 'sharer#';

/** Everybody whose mail goes to the mailbox of an address, its owner first. */
export async function playersOfAddress(service: AddressPart, written: string): Promise<Player[]> {
  const owner = await readPointer(service, written);
  const [key] = pointerKeys(await service.keys(), written);
  const sharers = key ? await service.store.list<Pointer>(key.PK, SHARER, seconds(service)) : [];
  const ids = [...new Set([...(owner === null ? [] : [owner]), ...sharers.map(({ player }) => player)])];
  const players = await Promise.all(ids.map((id) => readPlayer(service, id)));
  return players.filter((player) => player !== null && hasAddress(player, written)) as Player[];
}

/** Whether a player's mail goes to this mailbox, however each of the two is spelled. */
export const hasAddress = ({ address }: Player, written: string): boolean =>
  address === written || (normalisedAddress(address) ?? address) === normalisedAddress(written);

export interface Newcomer {
  readonly address: string;
  readonly language?: Language | undefined;
  readonly zone?: string | undefined;
  /** Somebody only asked; the item goes again when nobody confirms the address. */
  readonly passing?: boolean;
}

/**
 * The player of an address, made where there is none. The pointer comes first; a process that dies behind it leaves an
 * id without an item, which the next one writes. Null for what is no address.
 */
export async function ensurePlayer(service: ServicePart, newcomer: Newcomer): Promise<Player | null> {
  const address = normalisedAddress(newcomer.address);
  if (address === null) return null;
  const expires = newcomer.passing ? { expiresAt: seconds(service) + UNCONFIRMED_SECONDS } : {};
  const [pointer] = pointerKeys(await service.keys(), newcomer.address);
  if (!pointer) return null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await readPointer(service, newcomer.address);
    const id = known ?? randomId(service.random);
    if (known === null && !(await service.store.put(pointer, { player: id, ...expires }, 'absent'))) continue;
    const player = await readPlayer(service, id);
    if (player && hasAddress(player, address)) return newcomer.passing ? player : keepPlayer(service, player);
    const fresh = { ...blankPlayer(id, address), ...given(newcomer), ...expires };
    if (await service.store.put(playerKey(id), fresh, 'absent')) return fresh;
  }
  return null;
}

const given = ({ language, zone }: Newcomer) => ({
  ...(language === undefined ? {} : { language }),
  ...(zone === undefined ? {} : { zone }),
});

const blankPlayer = (id: string, address: string): Player => ({
  id,
  address,
  language: 'en',
  zone: 'UTC',
  mailMode: 'every',
  quiet: null,
  vacation: [],
  epoch: 1,
  verified: false,
  webhook: null,
  locked: false,
  revision: 1,
});

/** A player who is here to stay: the address was confirmed, or a table waits for them. */
export async function keepPlayer(service: ServicePart, player: Player): Promise<Player> {
  if (player.expiresAt === undefined) return player;
  await point(service, player);
  const kept = await changePlayer(service, player.id, ({ expiresAt: _, ...rest }) => rest);
  return isProblem(kept) ? player : kept;
}

/** Makes a player the owner of the mailbox, for good; where somebody else owns it, the player shares it. */
export async function point(service: AddressPart, { id, address }: Pick<Player, 'id' | 'address'>): Promise<void> {
  const [pointer] = pointerKeys(await service.keys(), address);
  const owner = await playerOfAddress(service, address);
  if (!pointer) return;
  if (owner === null || owner.id === id || !hasAddress(owner, address))
    await service.store.put(pointer, { player: id });
  else await share(service, { id, address });
}

/** Lists a player beside the owner of the same mailbox. */
export async function share(
  service: AddressPart,
  { id, address, expiresAt }: Pick<Player, 'id' | 'address' | 'expiresAt'>,
): Promise<void> {
  const [pointer] = pointerKeys(await service.keys(), address);
  const expires = expiresAt === undefined ? {} : { expiresAt };
  if (pointer) await service.store.put({ PK: pointer.PK, SK: `${SHARER}${id}` }, { player: id, ...expires });
}

/** The address no longer leads to this player; a player who shares the mailbox owns it from now on. */
export async function unpoint(service: AddressPart, { id, address }: Pick<Player, 'id' | 'address'>): Promise<void> {
  const others = (await playersOfAddress(service, address)).filter((player) => player.id !== id);
  for (const key of pointerKeys(await service.keys(), address)) {
    await service.store.remove({ PK: key.PK, SK: `${SHARER}${id}` });
    if ((await service.store.get<Pointer>(key))?.player === id) await service.store.remove(key);
  }
  const next = others.find(({ verified }) => verified) ?? others[0];
  if (next) await point(service, next);
}

/** Reads, changes and writes a player until nobody is in between. */
export async function changePlayer(
  service: Pick<Service, 'store' | 'clock'>,
  id: string,
  change: (player: Player) => Player,
): Promise<Player | Problem> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const read = await readPlayer(service, id);
    if (read === null) return problem('unknown-person');
    const next = change(read);
    if (next === read) return read;
    if (await service.store.put(playerKey(id), next, { revision: read.revision })) {
      return { ...next, revision: read.revision + 1 };
    }
  }
  return problem('busy');
}

/** Nothing of the person is left; seats that named them lead nowhere. */
export async function removePlayer(service: AddressPart, { id, address }: Player): Promise<void> {
  await unpoint(service, { id, address });
  await service.store.remove(playerKey(id));
}
