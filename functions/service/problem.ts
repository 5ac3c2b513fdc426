/**
 * Errors for a caller, as values: a stable code, the parameters of its sentence, and extra data for programs.
 * `http/responses.ts` prints them as problem details (RFC 9457).
 */
import type { Flaw } from '../../domain/kernel/flaw.ts';
import type { Parameters, Rejection } from '../../domain/kernel/rejection.ts';
import { say } from '../../domain/kernel/texts.ts';
import { english } from '../texts/en.ts';

/** Every code with its status. A code never changes its meaning. */
export const problemStatus = {
  'bad-json': 400,
  'bad-target': 400,
  'foreign-origin': 403,
  'link-malformed': 403,
  'link-forged': 403,
  'link-expired': 403,
  'link-revoked': 403,
  'links-locked': 403,
  'code-needed': 403,
  'code-wrong': 403,
  'code-tries': 403,
  'code-spent': 403,
  'open-mail': 403,
  'link-spent': 403,
  'confirm-first': 403,
  'not-for-all': 403,
  'annotations-closed': 403,
  hidden: 403,
  'not-your-seat': 403,
  'not-your-address': 403,
  'address-needed': 403,
  'not-the-host': 403,
  'unknown-route': 404,
  'unknown-table': 404,
  'unknown-block': 404,
  'no-orders': 404,
  'unknown-person': 404,
  'unknown-seat': 404,
  'unknown-message': 404,
  'unknown-annotation': 404,
  'wrong-method': 405,
  'too-slow': 408,
  'read-only': 409,
  'already-started': 409,
  'not-ended': 409,
  'not-started': 409,
  'table-closed': 409,
  'too-many-tables': 409,
  'seat-taken': 409,
  'seat-not-vacant': 409,
  'seat-without-address': 409,
  'already-seated': 409,
  'address-taken': 409,
  'not-stopped': 409,
  'keys-other': 409,
  'chat-full': 409,
  'chat-full-onlookers': 409,
  'annotations-full': 409,
  'annotations-full-onlookers': 409,
  'too-few-players': 409,
  'seats-open': 409,
  'cannot-start': 409,
  'version-conflict': 409,
  'command-id-used': 409,
  'robot-plays': 409,
  busy: 409,
  'too-large': 413,
  'wrong-type': 415,
  'wrong-type-history': 415,
  'bad-request': 422,
  'unknown-format': 422,
  'bad-history': 422,
  'bad-position': 422,
  'unknown-position': 422,
  'annotation-empty': 422,
  'other-seats': 422,
  'unknown-game': 422,
  'unknown-player': 422,
  'nobody-plays': 422,
  'bad-options': 422,
  'bad-seats': 422,
  'unknown-zone': 422,
  'name-needed': 422,
  'name-mixed': 422,
  'name-alike': 422,
  'no-mail': 422,
  'bad-address': 422,
  'address-stopped': 422,
  rejected: 422,
  'too-many-requests': 429,
  'too-many-codes': 429,
  'mailbox-limit': 429,
  'login-mail-limit': 429,
  internal: 500,
  overloaded: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

export interface Problem {
  readonly problem: ProblemCode;
  /** A sentence that a player understands, in English. */
  readonly detail: string;
  /** Of the sentence, for those who read another language. */
  readonly params?: Parameters;
  /** A sentence of a game, by its code there. */
  readonly rejection?: { readonly game: string } & Pick<Rejection, 'code' | 'params'>;
  /** What is wrong with a file, as the parameter `reason` says it in English. */
  readonly flaw?: Flaw;
  /** What a program may want to know besides. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

type Besides = Pick<Problem, 'extra' | 'headers'>;

/** The parameters go along, so that a page can say it in another language. */
export const problem = (code: ProblemCode, params: Parameters = {}, { extra, headers }: Besides = {}): Problem => ({
  problem: code,
  detail: say(english, `problem.${code}`, params),
  params,
  ...(Object.keys(params).length > 0 ? { extra: { params, ...extra } } : extra ? { extra } : {}),
  ...(headers ? { headers } : {}),
});

/** A problem whose sentence a game has written. */
export const problemWith = (code: ProblemCode, game: string, rejection: Rejection, besides: Besides = {}): Problem => ({
  problem: code,
  detail: rejection.sentence,
  rejection: { game, code: rejection.code, params: rejection.params },
  ...besides,
});

export const isProblem = (result: object): result is Problem => 'problem' in result;
