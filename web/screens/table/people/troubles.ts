/** Why something did not work: in the page's own words where the service's would mean something else. */
import type { Parameters } from '../../../../domain/kernel/rejection.ts';
import { gNamed } from '../../../games/lilliput/words.ts';
import type { Problem } from '../../../net/request.ts';
import { mailProblem } from '../../../parts/mail-problem.ts';
import { problemSentence } from '../../../parts/problem-sentence.ts';
import { t } from '../../../texts/index.ts';

/** The service speaks of these as they are elsewhere. */
const KNOWN = ['bad-request', 'code-needed'] as const;

interface Rejected {
  readonly code: string;
  readonly params?: Parameters;
}

export function troubleSentence(problem: Problem, names: readonly string[]): string {
  if (problem.code === 'rejected') {
    const { code, params } = problem['rejection'] as Rejected;
    return gNamed(names, `rejection.${code}`, params);
  }
  // How many tries are left is told as everywhere.
  if (problem.code === 'code-wrong') return mailProblem(problem);
  const known = KNOWN.find((code) => code === problem.code);
  return known === undefined ? problemSentence(problem) : t(`trouble.${known}`);
}
