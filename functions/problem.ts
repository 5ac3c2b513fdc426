/**
 * What can go wrong for a caller, as a value: a stable code, the parameters of its sentence, and what a program may
 * want to know besides. `http/answers.ts` prints it as problem details (RFC 9457).
 */
import type { Parameters } from '../domain/kernel/rejection.ts';
import { say } from '../domain/kernel/texts.ts';
import { english } from './texts/en.ts';

/** Every code with its status. A code never changes its meaning. */
export const problemStatus = {
  'bad-json': 400,
  'foreign-origin': 403,
  'link-malformed': 403,
  'link-forged': 403,
  'link-expired': 403,
  'link-revoked': 403,
  'not-your-seat': 403,
  'not-the-host': 403,
  'unknown-route': 404,
  'unknown-table': 404,
  'unknown-block': 404,
  'wrong-method': 405,
  'already-started': 409,
  'not-started': 409,
  'too-few-players': 409,
  'cannot-start': 409,
  'version-conflict': 409,
  'command-id-used': 409,
  busy: 409,
  'too-large': 413,
  'wrong-type': 415,
  'bad-request': 422,
  'unknown-game': 422,
  'bad-options': 422,
  'bad-seats': 422,
  'name-needed': 422,
  rejected: 422,
  'too-many-requests': 429,
  internal: 500,
} as const;

export type ProblemCode = keyof typeof problemStatus;

export interface Problem {
  readonly problem: ProblemCode;
  /** A sentence that a player understands. */
  readonly detail: string;
  /** What a program may want to know besides. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

type Besides = Pick<Problem, 'extra' | 'headers'>;

export const problem = (code: ProblemCode, params: Parameters = {}, besides: Besides = {}): Problem => ({
  problem: code,
  detail: say(english, `problem.${code}`, params),
  ...besides,
});

/** A problem whose sentence was written elsewhere: by a game. */
export const problemWith = (code: ProblemCode, detail: string, besides: Besides = {}): Problem => ({
  problem: code,
  detail,
  ...besides,
});

export const isProblem = (result: object): result is Problem => 'problem' in result;
