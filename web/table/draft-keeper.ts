/**
 * Keeps a half-made turn in this browser, so that closing the tab loses nothing. What a turn is made of is its game's
 * business; the keeper knows only for which table, seat and version it was made.
 */
import { keep, kept, onKeptElsewhere } from '../net/local-storage.ts';

export interface KeptDraft<Hand> {
  /** The version of the table on which it was put together. */
  readonly version: number;
  /** Every stage of it, the newest last: what undo goes back through. */
  readonly hands: readonly Hand[];
}

export interface DraftKeeper<Hand> {
  read(): KeptDraft<Hand> | null;
  write(draft: KeptDraft<Hand> | null): void;
  /** Another tab of the same seat goes on with the same turn. */
  onChange(changed: () => void): () => void;
}

/** What is tried out in a sandbox is kept apart from the turn that is meant. */
const keyOf = (table: { readonly id: string }): string => ('sandbox' in table ? `${table.id}.try` : table.id);

export function draftKeeper<Hand>(
  table: { readonly id: string },
  kind: 'pick' | 'turn',
  seat: number,
  isHand: (value: unknown) => value is Hand,
): DraftKeeper<Hand> {
  const key = `draft.${keyOf(table)}${kind === 'turn' ? '.turn' : ''}.${seat}`;
  return {
    read() {
      const value = kept(key);
      if (typeof value !== 'object' || value === null) return null;
      const { version, hands } = value as Partial<KeptDraft<unknown>>;
      if (typeof version !== 'number' || !Array.isArray(hands) || !hands.every(isHand)) return null;
      return { version, hands };
    },
    write: (draft) => keep(key, draft === null || draft.hands.length === 0 ? null : draft),
    onChange: (changed) => onKeptElsewhere(key, changed),
  };
}
