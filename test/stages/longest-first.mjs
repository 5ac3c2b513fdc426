/**
 * The order in which test files run: what takes longest begins first, so that no worker is left alone with it at the end.
 * Left alone, vitest begins with the files that have most to read, and the fuzzer is a short one.
 */
import { BaseSequencer } from 'vitest/node';

const LONGEST = [
  'test/fuzz/fuzz.test.ts',
  'test/browser/replay.test.ts',
  'test/games/lilliput/browser/whole-game.test.ts',
];

/** @param {{ moduleId: string }} file */
const place = ({ moduleId }) => {
  const found = LONGEST.findIndex((path) => moduleId.endsWith(path));
  return found === -1 ? LONGEST.length : found;
};

export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
