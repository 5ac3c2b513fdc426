/**
 * Comments on positions of a table, with marks on the board. They are stored beside the stream and can be deleted
 * without a trace.
 */
import * as z from 'zod/mini';
import {
  annotatedVersionSchema as versionSchema,
  marksSchema,
  MOST_ANNOTATIONS as MOST,
} from '../../domain/kernel/annotations-file.ts';
import { type Problem, problem } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { Item, Key } from '../store/store.ts';
import type { TableItem } from './table-item.ts';
import { type Author, isOnlooker, isSameAuthor, rememberWriter, shownAuthor, writtenSchema } from './authors.ts';

/** Words, marks, or both. */
export const commentSchema = z.strictObject({
  version: versionSchema,
  text: writtenSchema(0),
  marks: z._default(marksSchema, []),
});
export type Comment = z.infer<typeof commentSchema>;

export interface Annotation extends Comment {
  readonly id: string;
  readonly at: string;
  readonly seat: number | null;
  readonly host: boolean;
  /** Of an onlooker; those who sit are named by their seats. */
  readonly name: string | null;
}

interface AnnotationItem extends Item, Comment {
  readonly id: string;
  readonly at: string;
  readonly author: Author;
}

const PREFIX = 'annotation#';
const partition = (table: string): string => `game#${table}`;
const annotationKey = (table: string, id: string): Key => ({ PK: partition(table), SK: `${PREFIX}${id}` });
/** Begins with the version, so that they lie in the order of the game. */
const isAnnotationId = (id: string): boolean => /^\d{10}#\d{4}-[\dT:.-]{18}Z#[0-9a-f]{8}$/.test(id);

const shown = ({ id, version, at, text, marks, author }: AnnotationItem): Annotation => ({
  id,
  version,
  at,
  text,
  marks,
  ...shownAuthor(author),
});

const listItems = ({ store }: Pick<Service, 'store'>, table: string): Promise<AnnotationItem[]> =>
  store.list<AnnotationItem>(partition(table), PREFIX);

/** In the order of the positions, and of the time at each. */
export const readAnnotations = async (service: Pick<Service, 'store'>, table: string): Promise<Annotation[]> =>
  (await listItems(service, table)).map(shown);

/** The same, each with whether one of these authors wrote it. */
export async function annotationsFor(service: Pick<Service, 'store'>, table: string, own: readonly Author[]) {
  const items = await listItems(service, table);
  return items.map((item) => ({ ...shown(item), own: own.some((author) => isSameAuthor(author, item.author)) }));
}

/** Onlookers share a part of the room, so that those who play always have some. */
const MOST_OF_ONLOOKERS = MOST / 2;

function fullFor(author: Author, items: readonly AnnotationItem[]): Problem | null {
  if (items.length >= MOST) return problem('annotations-full', { most: MOST });
  if (!isOnlooker(author)) return null;
  const written = items.filter((item) => isOnlooker(item.author)).length;
  return written >= MOST_OF_ONLOOKERS ? problem('annotations-full-onlookers', { most: MOST_OF_ONLOOKERS }) : null;
}

export async function annotate(
  service: Pick<Service, 'store' | 'clock' | 'random'>,
  { id: table }: Pick<TableItem, 'id'>,
  author: Author,
  { version, text, marks }: Comment,
): Promise<Annotation | Problem> {
  const { store, clock, random } = service;
  if (text === '' && marks.length === 0) return problem('annotation-empty');
  const [position] = await store.commits(table, version - 1, 1);
  if (position?.version !== version) return problem('unknown-position', { version });
  const full = fullFor(author, await listItems(service, table));
  if (full) return full;
  const at = new Date(clock()).toISOString();
  const id = `${String(version).padStart(10, '0')}#${at}#${Buffer.from(random(4)).toString('hex')}`;
  const item: AnnotationItem = { id, version, at, text, marks, author };
  await rememberWriter(service, table, author.player);
  await store.put(annotationKey(table, id), item);
  return shown(item);
}

/** Takes an annotation out; with an author, only where that one wrote it. Whether there was such a one. */
export async function withdrawAnnotation(
  { store }: Pick<Service, 'store'>,
  table: string,
  id: string,
  by: Author | null,
): Promise<boolean> {
  const key = annotationKey(table, id);
  const item = isAnnotationId(id) ? await store.get<AnnotationItem>(key) : null;
  if (item === null || (by !== null && !isSameAuthor(by, item.author))) return false;
  await store.remove(key);
  return true;
}

export async function eraseAnnotations(service: Pick<Service, 'store'>, table: string, player: string): Promise<void> {
  for (const { id, author } of await listItems(service, table)) {
    if (author.player === player) await service.store.remove(annotationKey(table, id));
  }
}
