/**
 * A process to be killed: several writers, each at a table of its own, append commit after commit to dynalite on disk.
 * Each prints table, version and hash of a commit that was acknowledged before it begins the next.
 */
import { writeSync } from 'node:fs';
import { openDynalite } from '../../functions/local/dynalite.ts';
import { fact, following } from './chain.ts';

const STDOUT = 1;
/** Far more than fit into the time before the kill. */
const MOST_COMMITS = 100_000;
/** Small and large in turn, so that a kill also hits writes of many blocks. */
const sizeOf = (version: number): number => (version % 7 === 0 ? 60_000 : 200);

const [folder = '', ...tables] = process.argv.slice(2);
const { store } = await openDynalite({ folder });

async function write(table: string): Promise<void> {
  let head = (await store.commits(table, 0)).at(-1) ?? null;
  for (let written = 0; written < MOST_COMMITS; written++) {
    const text = 'x'.repeat(sizeOf(head?.version ?? 0));
    const next = following(table, head, { facts: [fact('written', { text, by: process.pid })] });
    if ((await store.append(table, next)) !== 'appended') throw new Error(`version ${next.version} was taken`);
    writeSync(STDOUT, `${table} ${next.version} ${next.hash}\n`);
    head = next;
  }
}

await Promise.all(tables.map(write));
