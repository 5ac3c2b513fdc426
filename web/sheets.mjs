/**
 * Style sheets of parts that are fetched later. A page's own sheet is imported by its entry in `pages` and loaded with
 * the page; a sheet that any other module imports becomes a file of its own, which that module waits for. So a part
 * brings its styles with it: `import '../../styles/talk.css'` in a lazily loaded file is all it takes.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const pages = join(here, 'pages/');
const wear = join(here, 'parts/wear.ts');
const ADDRESS = '?address';

/**
 * @param {string[]} target
 * @returns {esbuild.Plugin}
 */
export const sheetsOfParts = (target) => ({
  name: 'sheets of parts',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, ({ path, importer, kind, resolveDir }) =>
      kind === 'import-statement' && !importer.startsWith(pages)
        ? { path: join(resolveDir, path), namespace: 'worn' }
        : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'worn' }, ({ path }) => ({
      contents: [
        `import { wear } from ${JSON.stringify(wear)};`,
        `import address from ${JSON.stringify(`${path}${ADDRESS}`)};`,
        'await wear(address);',
      ].join('\n'),
      resolveDir: dirname(path),
    }));
    build.onResolve({ filter: /\.css\?address$/ }, ({ path }) => ({
      path: path.slice(0, -ADDRESS.length),
      namespace: 'sheet',
    }));
    build.onLoad({ filter: /./, namespace: 'sheet' }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        target,
        write: false,
        logLevel: 'error',
      });
      return { contents: outputFiles[0]?.contents ?? '', loader: 'file' };
    });
  },
});
