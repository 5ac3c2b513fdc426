/**
 * A seat's private notes. Their key has the seat's epoch, so that a person who takes over the seat begins with an empty
 * page.
 */
import * as z from 'zod/mini';
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';
import type { Seat } from './table-item.ts';
import { rememberWriter } from './authors.ts';

const LONGEST = 10_000;

export const notesSchema = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n')),
    z.string().check(z.maxLength(LONGEST), z.regex(/^(?:[^\p{Cc}\p{Cn}\p{Cs}]|[\n\t])*$/u)),
  ),
);

interface NotesItem extends Item {
  readonly text: string;
  readonly player: string | null;
  readonly at: string;
}

const PREFIX = 'note#';
const notesKey = (table: string, { place, epoch }: Seat): Key => ({
  PK: `game#${table}`,
  SK: `${PREFIX}${place}#${epoch}`,
});

export async function readNotes({ store }: Pick<Service, 'store'>, table: string, seat: Seat) {
  const notes = await store.get<NotesItem>(notesKey(table, seat));
  return { text: notes?.text ?? '', at: notes?.at ?? null };
}

export async function writeNotes(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  table: string,
  seat: Seat,
  text: string,
): Promise<void> {
  const key = notesKey(table, seat);
  if (text === '') return store.remove(key);
  await rememberWriter({ store }, table, seat.player);
  await store.put(key, {
    text,
    player: seat.player,
    at: new Date(clock()).toISOString(),
    place: seat.place,
    epoch: seat.epoch,
  });
}

export async function eraseNotes({ store }: Pick<Service, 'store'>, table: string, player: string): Promise<void> {
  const notes = await store.list<NotesItem & { place: number; epoch: number }>(`game#${table}`, PREFIX);
  for (const { player: writer, place, epoch } of notes) {
    if (writer === player) await store.remove({ PK: `game#${table}`, SK: `${PREFIX}${place}#${epoch}` });
  }
}
