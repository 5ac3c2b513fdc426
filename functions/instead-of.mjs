/** While bundling, puts one file in the place of another: tests bring a register of games of their own. */
import { join } from 'node:path';

/**
 * @param {string} file
 * @param {string} instead
 * @returns {import('esbuild').Plugin}
 */
export const insteadOf = (file, instead) => ({
  name: 'instead of a file',
  setup(build) {
    if (file === instead) return;
    build.onResolve({ filter: /^\./ }, ({ path, resolveDir }) =>
      join(resolveDir, path) === file ? { path: instead } : undefined,
    );
  },
});
