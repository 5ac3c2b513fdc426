/** Games whose records hold more than their log says. Adding a game means adding a line. */
import type { Fact, Line } from './kernel/contract.ts';
import type { LilliputFact } from './lilliput/facts.ts';
import { notesOf as lilliput } from './lilliput/notes.ts';

type Notes = (fact: Fact) => readonly Line[];

const notes: { readonly [game: string]: Notes } = { lilliput: (fact) => lilliput(fact as LilliputFact) };

export const notesOf = (game: string): Notes => (Object.hasOwn(notes, game) ? notes[game] : undefined) ?? (() => []);
