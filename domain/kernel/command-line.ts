/** What a game adds to the command line `railpost`. */
import type * as z from 'zod/mini';

/** A command that reads lines of JSON from standard input and answers each of them with a line of JSON. */
export interface LineCommand<Case = unknown> {
  /** A few words for the list of commands. */
  readonly summary: string;
  readonly help: string;
  readonly schema: z.ZodMiniType<Case>;
  /** A line that fits the schema may still be no case: then the complaint says why. */
  answer(given: Case): { readonly answer: object } | { readonly complaint: string };
}

/** A game's own options of `railpost simulate`. */
export interface SimulateOptions {
  /** Their names without the dashes, each with the name of its value: `--map ID` is `{ map: 'ID' }`. */
  readonly flags: { readonly [flag: string]: string };
  readonly help: string;
  /** The options of the game for the values given; it is checked by the schema of the rules afterwards. */
  optionsOf(values: { readonly [flag: string]: string | undefined }): object;
  /** How far a finished game came. It follows "The game is over after 120 commits". */
  course?(state: object): string;
}

export interface CommandLine {
  readonly commands?: { readonly [name: string]: LineCommand };
  readonly simulate?: SimulateOptions;
}
