/**
 * A process that runs one bundled function as Lambda would: loads it, hands it each event, gives back what it answers.
 * Before the bundle is loaded the clock is stopped and chance is made repeatable, if the test asks for it; the bundle
 * itself knows nothing of that.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { repeatable } from './chance.mjs';

const [bundle = '', now, seed] = process.argv.slice(2);

if (now !== undefined && seed !== undefined) {
  Date.now = () => Number(now);
  Object.assign(crypto, { randomBytes: repeatable(seed) });
  syncBuiltinESMExports();
}

const { handler } = await import(bundle);

/** @param {{ number: number, event: unknown }} asked */
async function answer({ number, event }) {
  try {
    process.send?.({ number, result: await handler(event) });
  } catch (error) {
    process.send?.({ number, error: error instanceof Error ? error.name : String(error) });
  }
}

process.on('message', (asked) => void answer(asked));
process.send?.({ ready: true });
