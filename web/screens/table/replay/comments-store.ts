/** The comments of the table on this page, and the one that is being written. */
import { computed, signal } from '@preact/signals';
import { type Annotations, type CellMark, readAnnotations, type Sign } from '../../../net/annotations.ts';
import type { TellingStep } from '../../../games/lilliput/show/steps.ts';
import type { TableModel } from '../model.ts';

export const read = signal<Annotations | null>(null);
export const comments = computed(() => read.value?.annotations ?? []);

/** A comment is being written. */
export const writing = signal(false);
/** With which sign pressed cells are marked. */
export const sign = signal<Sign>('look');
export const marks = signal<readonly CellMark[]>([]);

/** What is on the board of this moment: the marks in hand while one writes, else those of all comments there. */
export function marksAt(version: number): readonly CellMark[] {
  if (writing.value) return marks.value;
  return comments.value.filter((one) => one.version === version).flatMap((one) => one.marks);
}

/** Marks a cell, or takes the mark of the same sign away. */
export function toggleMark(cell: string): void {
  const old = marks.peek().find((mark) => mark.cell === cell);
  const others = marks.peek().filter((mark) => mark.cell !== cell);
  marks.value = old?.sign === sign.peek() ? others : [...others, { cell, sign: sign.peek() }];
}

export async function fetchComments({ session }: TableModel): Promise<void> {
  if ('sandbox' in session) return;
  const answer = await readAnnotations(session.id);
  if (answer.ok) read.value = answer.value;
}

/** The steps with comments: the last one of each commit that has some. */
export function remarkedSteps(steps: readonly TellingStep[]): ReadonlySet<number> {
  const versions = new Set(comments.value.map(({ version }) => version));
  return new Set([...versions].map((version) => steps.findLastIndex((step) => step.version === version)));
}
