/**
 * A process to be killed: appends commit after commit to dynalite on disk and prints version and hash of each one that
 * was acknowledged, before it begins the next.
 */
import { writeSync } from 'node:fs';
import { openDynalite } from '../../functions/local/dynalite.ts';
import { fact, following } from './chain.ts';

const STDOUT = 1;
/** Far more than fit into the time before the kill. */
const MOST_COMMITS = 100_000;
/** Small and large in turn, so that a kill also hits writes of many blocks. */
const sizeOf = (version: number): number => (version % 7 === 0 ? 60_000 : 200);

const { store } = await openDynalite({ folder: process.argv[2] ?? '' });
let head = (await store.commits('t', 0)).at(-1) ?? null;
for (let written = 0; written < MOST_COMMITS; written++) {
  const text = 'x'.repeat(sizeOf(head?.version ?? 0));
  const next = following('t', head, { facts: [fact('written', { text, by: process.pid })] });
  if ((await store.append('t', next)) !== 'appended') throw new Error(`version ${next.version} was taken`);
  writeSync(STDOUT, `${next.version} ${next.hash}\n`);
  head = next;
}
