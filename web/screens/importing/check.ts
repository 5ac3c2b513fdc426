/** Checks a history in this browser too: whoever imports a file need not take the service's word for it. */
import type { Verified } from '../../../domain/kernel/verify.ts';

export type Checked = Verified | 'damaged' | 'unchecked';

export async function check(text: string): Promise<Checked> {
  try {
    const [{ rulesFor, verify }, { games }] = await Promise.all([
      import('../../../domain/kernel/verify.ts'),
      import('../../../domain/games.ts'),
    ]);
    const verified = verify(text, await rulesFor(text, games));
    return verified.ok ? verified : 'damaged';
  } catch {
    // Without a network the check itself cannot be fetched.
    return 'unchecked';
  }
}
