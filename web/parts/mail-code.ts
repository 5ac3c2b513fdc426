/**
 * The short code of a mail, as people type it: in any case, with spaces or dashes. What cannot be a code is told apart
 * here already, so that a slip of the finger costs none of the few tries.
 */
/** As `functions/people/codes.ts` prints them: nothing that can be taken for something else. */
const CODE = /^[A-HJKMNP-Z2-9]{6}$/;

export function codeIn(typed: string): string | null {
  const signs = typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  return CODE.test(signs) ? signs : null;
}
