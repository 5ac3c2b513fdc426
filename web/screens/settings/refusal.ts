/** Why a code did not do, for acts that have a code of their own. */
import { mailProblem } from '../../parts/mail-problem.ts';
import type { Problem } from '../../net/request.ts';
import { tell } from './words.ts';

const KNOWN = ['address-taken', 'code-spent', 'code-needed'] as const;

export function refusal(problem: Problem): string {
  const known = KNOWN.find((code) => code === problem.code);
  return known === undefined ? mailProblem(problem) : tell(`refused.${known}`);
}

/** The code is worth nothing any more; only a new one helps. */
export const isSpent = ({ code }: Problem): boolean => code === 'code-spent' || code === 'code-needed';
