/** What zod found wrong, as a caller can use it: where, and what was expected there. */
import type { core } from 'zod/mini';

export interface Complaint {
  readonly path: string;
  readonly message: string;
}

/** More do not help anybody. */
const MOST = 20;

export const complaintsOf = (
  { issues }: { readonly issues: readonly core.$ZodIssue[] },
  under: readonly string[] = [],
): Complaint[] =>
  issues.slice(0, MOST).map(({ path, message }) => ({ path: [...under, ...path].map(String).join('.'), message }));
