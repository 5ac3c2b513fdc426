/** Validation errors of zod for a caller: the path, and what was expected there. */
import type { core } from 'zod/mini';
import { say } from '../../domain/kernel/texts.ts';
import { english } from '../texts/en.ts';

export interface ValidationError {
  readonly path: string;
  readonly message: string;
}

/** More do not help anybody. */
const MOST = 20;

export const validationErrors = (
  { issues }: { readonly issues: readonly core.$ZodIssue[] },
  under: readonly string[] = [],
): ValidationError[] =>
  issues
    .slice(0, MOST)
    .map((issue) => ({ path: [...under, ...issue.path].map(String).join('.'), message: messageOf(issue) }));

function messageOf(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return say(english, 'complaint.type', { expected: issue.expected });
    case 'unrecognized_keys':
      return say(english, 'complaint.keys', { keys: issue.keys.join(', ') });
    case 'invalid_value':
      return say(english, 'complaint.value', { values: issue.values.map(String).join(', ') });
    case 'too_small':
      return say(english, 'complaint.small', { least: Number(issue.minimum) });
    case 'too_big':
      return say(english, 'complaint.big', { most: Number(issue.maximum) });
    default:
      return say(english, 'complaint.other');
  }
}
