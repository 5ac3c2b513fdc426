/** What a Lambda function reads before its first answer: of a game its manifest and nothing else, however many there are. */
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { expect, test } from 'vitest';
import { lambdaOptions } from '../functions/build-lambdas.mjs';
import { gamesIn } from './stages/game-names.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The sources in the entry's file and in all files that it imports statically. */
async function readAtStart(name: string): Promise<string[]> {
  const entry = `functions/lambda/${name}.ts`;
  const { metafile } = await esbuild.build({
    ...lambdaOptions,
    absWorkingDir: root,
    entryPoints: { index: entry },
    outdir: 'dist',
    write: false,
    metafile: true,
  });
  const outputs = metafile.outputs;
  const pending = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === entry);
  const read = new Set<string>();
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (read.has(path)) continue;
    read.add(path);
    const statically = outputs[path]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
    pending.push(...statically.map((imported) => imported.path).filter((one) => outputs[one] !== undefined));
  }
  return [...read].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
}

test.each(['api', 'follow', 'sweep'])('%s loads the parts of games on demand', async (name) => {
  const read = await readAtStart(name);
  expect(read).toContain('domain/games.ts');
  for (const { id } of gamesIn(root)) {
    const light = ['identity.ts', 'manifest.ts'].map((file) => `domain/${id}/${file}`);
    expect(read.filter((file) => file.startsWith(`domain/${id}/`) && !light.includes(file))).toEqual([]);
  }
});
