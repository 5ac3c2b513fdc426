/** Why something did not work: in the page's own words where the service's would mean something else. */
import type { Parameters } from '../../../../domain/kernel/rejection.ts';
import type { Problem } from '../../../net/request.ts';
import { mailProblem } from '../../../parts/mail-problem.ts';
import { problemSentence } from '../../../parts/problem-sentence.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';

/** The service speaks of these as they are elsewhere. */
const KNOWN = ['bad-request', 'code-needed'] as const;

interface Rejected {
  readonly code: string;
  readonly params?: Parameters;
}

export function troubleSentence(problem: Problem, { words, names }: Pick<TableModel, 'words' | 'names'>): string {
  if (problem.code === 'rejected') {
    const { code, params } = problem['rejection'] as Rejected;
    return words.named(names.value, `rejection.${code}`, params);
  }
  // How many tries are left is told as everywhere.
  if (problem.code === 'code-wrong') return mailProblem(problem);
  const known = KNOWN.find((code) => code === problem.code);
  return known === undefined ? problemSentence(problem) : t(`trouble.${known}`);
}
