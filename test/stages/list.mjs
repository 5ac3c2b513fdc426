/**
 * The stages of `npm test`, in their order: first what is fast and says most precisely what is wrong.
 */
import { command, script, typeCheck, vitest } from './kinds.mjs';

/**
 * What a stage has counted. A stage without tests of its own counts as one.
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ name: string, quick: boolean, needsChromium?: boolean, run: () => Promise<Count> }} Stage
 * @type {Stage[]}
 */
export const stages = [
  { name: 'format', quick: true, run: command('biome', 'format', '.') },
  { name: 'lint', quick: true, run: command('oxlint', '--deny-warnings') },
  { name: 'types', quick: true, run: typeCheck('domain', 'functions', 'web', 'infra', 'test', 'test/stages') },
  { name: 'modules', quick: true, run: script('test/modules.mjs') },
  { name: 'build', quick: true, run: script('functions/build.mjs') },
  { name: 'unit', quick: true, run: vitest('unit') },
  { name: 'api', quick: true, run: vitest('api') },
  { name: 'browser', quick: false, needsChromium: true, run: vitest('browser') },
  { name: 'infra', quick: false, run: vitest('infra') },
];
