/** The recipient of a mail and the table it is about, read when it is sent. */
import { readPlayer, type Player } from '../people/player.ts';
import { isProblem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import { readSubstitute, type SubstituteItem } from '../tables/substitute-item.ts';
import { readTable, type TableItem } from '../tables/table-item.ts';
import type { LetterItem } from './outbox.ts';

export interface Addressee {
  readonly address: string;
  /** Null for an address that is no player's. */
  readonly player: Player | null;
  readonly language: string;
  readonly zone: string;
  readonly table: TableItem | null;
  /** By number; null for a letter that is no seat's. */
  readonly seat: number | null;
  /** What the reader is called at the table; null where nobody knows. */
  readonly name: string | null;
  /** For a letter to somebody who is asked to take over the seat. */
  readonly successor: SubstituteItem | null;
}

/** Null where there is nobody, or somebody else has the seat by now, or was asked instead to take it over. */
export async function addresseeOf(
  service: Pick<Service, 'store' | 'clock'>,
  letter: LetterItem,
): Promise<Addressee | null> {
  const read = letter.table === undefined ? null : await readTable(service, letter.table);
  if (read !== null && isProblem(read)) return null;
  const place = letter.seat === undefined ? null : (read?.seats[letter.seat] ?? null);
  const seated = place?.player ?? null;
  // A substitute is written to about a seat that is not theirs yet.
  const asked = read && place && letter.kind === 'substitute' ? await readSubstitute(service, read.id, place) : null;
  const owns = (letter.kind === 'substitute' ? asked?.player : seated) === letter.player;
  if (letter.seat !== undefined && letter.player !== undefined && !owns) return null;
  const id = letter.player ?? seated;
  const player = id === null ? null : await readPlayer(service, id);
  const address = letter.to ?? player?.address;
  if (address === undefined) return null;
  const { language } = (letter.params ?? {}) as { readonly language?: unknown };
  return {
    address,
    player,
    language: player?.language ?? (typeof language === 'string' ? language : 'en'),
    zone: player?.zone ?? 'UTC',
    table: read,
    seat: letter.seat ?? null,
    name: asked?.name ?? place?.name ?? null,
    successor: asked,
  };
}
