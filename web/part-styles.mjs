/**
 * Style sheets of parts that are fetched later. A page's own style sheet is imported by its entry in `pages` and linked
 * by the HTML, as is a game's `styles/table.css` (`build.mjs`). One that any other module imports is text inside that
 * module's script, which puts it on the page. So a part brings its styles with it, without a request of their own:
 * `import '../../styles/talk.css'` in a lazily loaded file is all it takes. The content security policy allows style
 * sheets that a script makes this way.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { targets } from './targets.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const pages = join(here, 'pages/');
const addStyles = join(here, 'parts/add-styles.ts');

/** @type {esbuild.Plugin} */
export const partStyles = {
  name: 'part styles',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, ({ path, importer, kind, resolveDir }) =>
      kind === 'import-statement' && !importer.startsWith(pages)
        ? { path: join(resolveDir, path), namespace: 'part-styles' }
        : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'part-styles' }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        target: targets,
        write: false,
        logLevel: 'error',
      });
      const css = JSON.stringify(outputFiles[0]?.text.trim() ?? '');
      return {
        contents: `import { addStyles } from ${JSON.stringify(addStyles)}; addStyles(${css});`,
        resolveDir: dirname(path),
      };
    });
  },
};
