/**
 * Keeps a half-made turn in this browser, so that closing the tab loses nothing. What a stage of a turn is, is its game's
 * business; the keeper knows only for which table, seat and version the turn was made.
 */
import { keep, kept, onKeptElsewhere } from '../net/local-storage.ts';

export interface KeptDraft<Stage> {
  /** The version of the table on which it was put together. */
  readonly version: number;
  /** Every stage of it, the newest last: what undo goes back through. */
  readonly stages: readonly Stage[];
}

export interface DraftKeeper<Stage> {
  read(): KeptDraft<Stage> | null;
  write(draft: KeptDraft<Stage> | null): void;
  /** Another tab of the same seat goes on with the same turn. */
  onChange(changed: () => void): () => void;
}

/** What is tried out in a sandbox is kept apart from the turn that is meant. */
const keyOf = (table: { readonly id: string }): string => ('sandbox' in table ? `${table.id}.try` : table.id);

export function draftKeeper<Stage>(
  table: { readonly id: string },
  seat: number,
  isStage: (value: unknown) => value is Stage,
): DraftKeeper<Stage> {
  const key = `draft.${keyOf(table)}.turn.${seat}`;
  return {
    read() {
      const value = kept(key);
      if (typeof value !== 'object' || value === null) return null;
      const { version, stages } = value as Partial<KeptDraft<unknown>>;
      if (typeof version !== 'number' || !Array.isArray(stages) || !stages.every(isStage)) return null;
      return { version, stages };
    },
    write: (draft) => keep(key, draft === null || draft.stages.length === 0 ? null : draft),
    onChange: (changed) => onKeptElsewhere(key, changed),
  };
}
