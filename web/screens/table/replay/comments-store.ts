/** The comments of the table on this page, and the one that is being written. */
import { computed, signal } from '@preact/signals';
import type { FiledAnnotation } from '../../../../domain/kernel/annotations-file.ts';
import {
  type Annotation,
  type Annotations,
  type PlaceMark,
  readAnnotations,
  type Sign,
} from '../../../net/annotations.ts';
import type { TellingStep } from '../../../table/telling.ts';
import { keepHere, keptHere } from '../../../net/local-storage.ts';
import { keptBrought } from '../../../table/kept-comments.ts';
import type { TableModel } from '../model.ts';

export const read = signal<Annotations | null>(null);

/** What was opened from a file, beside what the table itself has. */
export const brought = signal<readonly FiledAnnotation[]>([]);

/** A comment of the table, or of a file. */
export interface ShownComment extends Annotation {
  readonly fromFile: boolean;
}

/** In the order of the game. What stands at the table too is not told twice. */
export const comments = computed((): readonly ShownComment[] => {
  const own = (read.value?.annotations ?? []).map((one) => ({ ...one, fromFile: false }));
  const told = new Set(own.map(printed));
  const filed = brought.value
    .filter((one) => !told.has(printed(one)))
    .map((one, index) => ({ ...one, id: `file ${index}`, own: false, fromFile: true }));
  return [...own, ...filed].toSorted((a, b) => a.version - b.version);
});

const printed = ({ version, at, text }: Pick<Annotation, 'version' | 'at' | 'text'>) => `${version} ${at} ${text}`;

/** A comment that is being written. It stays with its moment, wherever one looks meanwhile. */
export interface CommentDraft {
  readonly version: number;
  readonly text: string;
  readonly marks: readonly PlaceMark[];
  /** What an onlooker wants to be called. */
  readonly name: string;
}

export const draft = signal<CommentDraft | null>(null);
/** With which sign pressed places are marked. */
export const sign = signal<Sign>('look');

/** A comment has no more marks than this. */
const MOST_MARKS = 24;

export const isWritingAt = (version: number): boolean => draft.value?.version === version;
export const isBlank = ({ text, marks }: CommentDraft): boolean => text.trim() === '' && marks.length === 0;
export const isFullOfMarks = ({ marks }: CommentDraft): boolean => marks.length >= MOST_MARKS;

/** What was begun outlives a reload, and goes with the tab. */
const keptName = (table: string): string => `comment.${table}`;

export function changeDraft(table: string, next: CommentDraft | null): void {
  draft.value = next;
  keepHere(keptName(table), next);
}

export function beginDraft(table: string, version: number): void {
  changeDraft(table, { version, text: '', marks: [], name: draft.peek()?.name ?? '' });
  wantToWrite();
}

/** Whoever asked for the form writes at once; whoever only comes by keeps the keys of the replay. */
let wanted = false;
export const wantToWrite = (): void => void (wanted = true);
export function takeWish(): boolean {
  const was = wanted;
  wanted = false;
  return was;
}

/** What is on the board of this moment: the marks in hand while one writes, else those of all comments there. */
export function marksAt(version: number): readonly PlaceMark[] {
  if (draft.value?.version === version) return draft.value.marks;
  return comments.value.filter((one) => one.version === version).flatMap((one) => one.marks);
}

/** Marks a place, or takes the mark of the same sign away. */
export function toggleMark(table: string, place: string): void {
  const begun = draft.peek();
  if (begun === null) return;
  const old = begun.marks.find((mark) => mark.cell === place);
  const others = begun.marks.filter((mark) => mark.cell !== place);
  if (old === undefined && isFullOfMarks(begun)) return;
  const marks = old?.sign === sign.peek() ? others : [...others, { cell: place, sign: sign.peek() }];
  changeDraft(table, { ...begun, marks });
}

export async function fetchComments({ session }: TableModel): Promise<void> {
  if ('sandbox' in session) return;
  brought.value = keptBrought(session.id);
  draft.value ??= keptHere(keptName(session.id)) as CommentDraft | null;
  const answer = await readAnnotations(session.id);
  if (answer.ok) read.value = answer.value;
}

/** The steps with comments: the last one of each commit that has some. */
export function remarkedSteps(steps: readonly TellingStep[]): ReadonlySet<number> {
  const versions = new Set(comments.value.map(({ version }) => version));
  return new Set([...versions].map((version) => steps.findLastIndex((step) => step.version === version)));
}
