/** Comments that were opened from a file, kept in this tab. */
import type { FiledAnnotation } from '../../domain/kernel/annotations-file.ts';
import { keepHere, keptHere } from '../net/local-storage.ts';

const keptName = (table: string): string => `comments.${table}`;

export const keepBrought = (table: string, comments: readonly FiledAnnotation[]): void =>
  keepHere(keptName(table), comments.length === 0 ? null : comments);
export const keptBrought = (table: string): readonly FiledAnnotation[] =>
  (keptHere(keptName(table)) as readonly FiledAnnotation[] | null) ?? [];
