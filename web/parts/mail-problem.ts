/** Why an invitation, a link or a code did not do, in the reader's language. */
import type { Parameters } from '../../domain/kernel/rejection.ts';
import type { Problem } from '../net/request.ts';
import { t, tCount } from '../texts/index.ts';
import { problemSentence } from './problem-sentence.ts';

const KNOWN = [
  'address-needed',
  'address-stopped',
  'already-seated',
  'already-started',
  'bad-address',
  'busy',
  'code-needed',
  'code-tries',
  'links-locked',
  'name-alike',
  'name-mixed',
  'name-needed',
  'no-mail',
  'not-for-all',
  'not-the-host',
  'not-your-address',
  'seat-not-vacant',
  'seat-taken',
  'seat-without-address',
  'table-closed',
  'too-many-requests',
  'too-many-tables',
] as const;

export const paramsOf = (problem: Problem): Parameters => (problem['params'] ?? {}) as Parameters;

export function mailProblem(problem: Problem): string {
  const params = paramsOf(problem);
  if (problem.code === 'code-wrong') return tCount('refused.code-wrong', Number(params['left'] ?? 0));
  const known = KNOWN.find((one) => one === problem.code);
  return known === undefined ? problemSentence(problem) : t(`refused.${known}`, params);
}
