/**
 * `npm test`: everything that is checked, stage by stage, on a bare clone too. A failed stage does not stop the next
 * ones, so that one run shows everything. `--quick` is the inner loop (`npm run check`), `--steady` the browser tests
 * without a second try (`npm run test:steady`), `--long` the long counts (`npm run test:long`), `--only unit,api` picks
 * stages, `--bench` prints figures instead (`npm run bench`).
 */
import { requireNode } from '../functions/node-version.mjs';

requireNode();
void run();

async function run() {
  const { readWish } = await import('./stages/wish.mjs');
  const wish = readWish(process.argv.slice(2));
  if (typeof wish === 'string') {
    console.error(wish);
    process.exit(1);
  }
  const { install } = await import('../functions/install.mjs');
  if (!(await install('testing', console.error))) process.exit(1);
  if (wish.bench) {
    const { bench } = await import('./stages/bench.mjs');
    process.exit(bench());
  }
  if (wish.stages.some((stage) => stage.needsChromium)) {
    const { provideChromium } = await import('./chromium.mjs');
    const path = provideChromium(console.error);
    if (path === undefined) process.exit(1);
    process.env['CHROMIUM_PATH'] = path;
  }
  Object.assign(process.env, wish.environment);
  const { runStages } = await import('./stages/report.mjs');
  process.exit(await runStages(wish.stages));
}
