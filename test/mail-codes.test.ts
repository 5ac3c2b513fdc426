/** Codes as mails print them, and as the pages read them. */
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeOf } from '../functions/people/codes.ts';
import { makeKeys } from '../functions/service/keys.ts';
import { codeIn } from '../web/parts/mail-code.ts';

it('every code that a mail prints is one that the page takes', () => {
  const keys = makeKeys(randomBytes);
  for (let link = 0; link < 500; link++) {
    const code = codeOf(keys, `link ${link}`);
    expect(codeIn(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`)).toBe(code);
  }
});
