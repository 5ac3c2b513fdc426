/** The entry of the command line `railpost`. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { railpost } from './railpost.ts';

/** `npm run` changes the folder; a file is meant from where the person is. */
const here = process.env['npm_lifecycle_event'] === 'railpost' ? process.env['INIT_CWD'] : undefined;

const pour = (content: string | Uint8Array): Promise<void> =>
  new Promise((done, failed) => void process.stdout.write(content, (error) => (error ? failed(error) : done())));

process.exitCode = await railpost(process.argv.slice(2), {
  read: (file) => (file === '-' ? buffer(process.stdin) : readFile(resolve(here ?? '.', file))),
  write: (file, content) => (file === '-' ? pour(content) : writeFile(resolve(here ?? '.', file), content)),
  ask: (url, init) => fetch(url, init),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
