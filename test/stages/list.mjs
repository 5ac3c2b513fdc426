/**
 * The stages of `npm test`, in their order: first what is fast and says most precisely what is wrong.
 */
import { command, script, typeCheck, vitest } from './kinds.mjs';

/**
 * What a stage has counted. A stage without tests of its own counts as one.
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * `beside`: runs together with its neighbours, because it needs less than two cores.
 * @typedef {{ name: string, beside?: boolean, needsChromium?: boolean, run: (output: Output) => Promise<Count> }} Stage
 * @typedef {import('./kinds.mjs').Output} Output
 * @type {Stage[]}
 */
export const stages = [
  { name: 'format', beside: true, run: command('biome', 'format', '.') },
  { name: 'lint', beside: true, run: command('oxlint', '--deny-warnings') },
  { name: 'types', beside: true, run: typeCheck('domain', 'functions', 'web', 'infra', 'test', 'test/stages') },
  { name: 'modules', beside: true, run: script('test/modules.mjs') },
  { name: 'build', beside: true, run: script('functions/build.mjs') },
  { name: 'unit', run: vitest('unit') },
  { name: 'api', run: vitest('api') },
  { name: 'browser', needsChromium: true, run: vitest('browser') },
  { name: 'infra', run: vitest('infra') },
];
