/**
 * A process whose files may not grow beyond a limit, which to leveldb looks like a full disk: it appends commits, goes
 * on after every refusal, prints version and hash of each one that was acknowledged, and at last how many were refused.
 */
import { openDynalite } from '../../functions/local/dynalite.ts';
import { fact, following } from './chain.ts';

const ATTEMPTS = 120;
const text = 'x'.repeat(40_000);

const { store, close } = await openDynalite({ folder: process.argv[2] ?? '' });
let head = null;
let refused = 0;
for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
  const next = following('t', head, { facts: [fact('written', { text, attempt })] });
  try {
    if ((await store.append('t', next)) !== 'appended') throw new Error('a refused commit was kept');
    console.log(`${next.version} ${next.hash}`);
    head = next;
  } catch {
    refused++;
    if ((await store.commits('t', 0)).length !== (head?.version ?? 0)) throw new Error('reading stopped');
  }
}
await close();
console.log(refused);
