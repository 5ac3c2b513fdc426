/**
 * A seat's private notes, written without a button. What is typed lies in this browser at once and goes to the service
 * soon after; without a network it waits here, also over a reload. Notes that were changed elsewhere meanwhile are put
 * together, never written over.
 */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Answer } from '../../../net/request.ts';
import type { Notes } from '../../../net/table-people.ts';

export type NotesState = 'loading' | 'saved' | 'writing' | 'saving' | 'waiting' | 'refused';

/** Typed here and not yet with the service; `base` is what the service had when it was begun. */
export interface Unsaved {
  readonly text: string;
  readonly base: string;
}

export interface NotesWorld {
  read(): Promise<Answer<Notes>>;
  write(text: string): Promise<Answer<unknown>>;
  unsaved(): Unsaved | null;
  keep(unsaved: Unsaved | null): void;
  /** Calls later, once; a call before replaces it. */
  later(milliseconds: number, run: () => void): void;
  /** Stands between two versions that were put together. */
  divider(): string;
}

export interface NotesKeeper {
  readonly text: ReadonlySignal<string>;
  readonly state: ReadonlySignal<NotesState>;
  load(): Promise<void>;
  type(text: string): void;
  /** At once: the page is left, or the network is back. */
  save(): Promise<void>;
}

const PAUSE_OF_TYPING = 1200;
const RETRY = 15_000;

/** Nothing of either is lost. */
export function putTogether(theirs: string, ours: string, divider: string): string {
  if (theirs.includes(ours)) return theirs;
  if (ours.includes(theirs)) return ours;
  return `${theirs}\n\n${divider}\n${ours}`;
}

/** What no text needs and the service does not take. */
const clean = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '');

export function createNotes(world: NotesWorld): NotesKeeper {
  const text = signal('');
  const state = signal<NotesState>('loading');
  let base = '';

  const take = (theirs: string) => {
    const left = world.unsaved();
    const isNew = left !== null && left.text !== theirs;
    batch(() => {
      text.value = !isNew ? theirs : left.base === theirs ? left.text : putTogether(theirs, left.text, world.divider());
      state.value = isNew ? 'writing' : 'saved';
    });
    base = theirs;
    if (isNew) void save();
    else world.keep(null);
  };

  const load = async () => {
    const answer = await world.read();
    if (answer.ok) return take(answer.value.text);
    const left = world.unsaved();
    batch(() => {
      if (left !== null) text.value = left.text;
      state.value = 'waiting';
    });
    base = left?.base ?? '';
    world.later(RETRY, () => void load());
  };

  const save = async (): Promise<void> => {
    if (state.peek() !== 'writing' && state.peek() !== 'waiting') return;
    state.value = 'saving';
    const there = await world.read();
    if (there.ok && there.value.text !== base) {
      text.value = putTogether(there.value.text, text.peek(), world.divider());
      base = there.value.text;
    }
    const written = text.peek();
    const answer = there.ok ? await world.write(written) : there;
    if (!answer.ok) {
      state.value = answer.problem.status === 422 ? 'refused' : 'waiting';
      if (state.peek() === 'waiting') world.later(RETRY, () => void save());
      return;
    }
    base = written;
    if (text.peek() === written) {
      state.value = 'saved';
      world.keep(null);
      return;
    }
    state.value = 'writing';
    world.keep({ text: text.peek(), base });
    world.later(PAUSE_OF_TYPING, () => void save());
  };

  return {
    text,
    state,
    load,
    type(typed) {
      text.value = clean(typed);
      world.keep({ text: text.peek(), base });
      if (state.peek() === 'saving') return;
      state.value = 'writing';
      world.later(PAUSE_OF_TYPING, () => void save());
    },
    save,
  };
}
