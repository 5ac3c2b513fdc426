/** What may be asked of a running table: a turn of its game, or an act of the table's own life. */
import * as z from 'zod/mini';
import type { Game, Step } from './contract.ts';

const askTakeBack = z.strictObject({
  type: z.literal('askTakeBack'),
  /** The version to go back to: the last one that stays. */
  backTo: z.int().check(z.positive()),
});
const answerTakeBack = z.strictObject({ type: z.literal('answerTakeBack'), agree: z.boolean() });

/** The most steps a turn may have; more is no turn of any game. */
const MOST_STEPS = 200;

export const commandSchema = (game: Game) =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('turn'), steps: z.array(game.steps).check(z.maxLength(MOST_STEPS)) }),
    askTakeBack,
    answerTakeBack,
  ]);

export type Command =
  | { readonly type: 'turn'; readonly steps: readonly Step[] }
  | z.infer<typeof askTakeBack>
  | z.infer<typeof answerTakeBack>;

/** The command of commit 1, written by the service when the last seat is filled or the host starts. */
export interface StartCommand {
  readonly type: 'start';
  readonly game: string;
  readonly seats: number;
  readonly options: object;
}
