/** What may be asked of a running table: a turn of its game, or an act of the table's own life. */
import * as z from 'zod/mini';
import { seat, version } from './bounds.ts';
import type { Game, Step } from './contract.ts';
import { MOST_STEPS } from './turn-limits.ts';

const askTakeBack = z.strictObject({
  type: z.literal('askTakeBack'),
  /** The version to go back to: the last one that stays. */
  backTo: version,
});
const answerTakeBack = z.strictObject({ type: z.literal('answerTakeBack'), agree: z.boolean() });

/** What people settle among themselves. Each needs a seat. */
const agreements = [
  z.strictObject({ type: z.literal('resign') }),
  /** For or against letting a robot play the seat of somebody whose time is over. */
  z.strictObject({ type: z.literal('voteBot'), over: seat, agree: z.boolean() }),
  /** Takes a seat back that was voted over. */
  z.strictObject({ type: z.literal('comeBack') }),
  z.strictObject({ type: z.literal('answerPause'), agree: z.boolean() }),
  z.strictObject({ type: z.literal('answerEnd'), agree: z.boolean() }),
] as const;

/** What the host may wish as well, without a seat. */
const proposals = [
  z.strictObject({ type: z.literal('proposePause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('proposeEnd') }),
] as const;

export const hostCommandSchema = z.discriminatedUnion('type', [...proposals]);

export const commandSchema = (game: Game) =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('turn'), steps: z.array(game.steps).check(z.maxLength(MOST_STEPS)) }),
    askTakeBack,
    answerTakeBack,
    ...agreements,
    ...proposals,
  ]);

export type Command =
  | { readonly type: 'turn'; readonly steps: readonly Step[] }
  | z.infer<typeof askTakeBack>
  | z.infer<typeof answerTakeBack>
  | AgreementCommand
  | HostCommand;

export type AgreementCommand = z.infer<(typeof agreements)[number]>;
export type HostCommand = z.infer<typeof hostCommandSchema>;

/** Commands that can draw, or close the table: only these may see the seed. */
const CLOSING: ReadonlySet<string> = new Set<(Command | LapseCommand)['type']>([
  'turn',
  'lapse',
  'proposeEnd',
  'answerEnd',
  'resign',
  'voteBot',
]);
export const mayClose = ({ type }: { readonly type: string }): boolean => CLOSING.has(type);

/** Somebody else takes a seat; written by the service for whoever was invited to it. */
export interface HandOverCommand {
  readonly type: 'handOver';
  readonly seat: number;
}

/** The time for an answer is up; written by the service, where the host wants it. */
export interface LapseCommand {
  readonly type: 'lapse';
  readonly seat: number;
  /** The id of the question that was not answered. */
  readonly question: string;
}

/** The command of commit 1, written by the service when the last seat is filled or the host starts. */
export interface StartCommand {
  readonly type: 'start';
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  /** The seats that the service plays, and by which player; left out where there are none. */
  readonly bots?: { readonly [seat: string]: string };
}
