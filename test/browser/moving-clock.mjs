/**
 * Loaded before the service: lets a test move its clock forward, so that deadlines come without waiting for them, keeps
 * its log of requests to itself, which nobody reads here and which takes a twentieth of the service's time, and removes
 * the data folder at the end.
 */
import { rmSync } from 'node:fs';

const real = Date.now;
let ahead = 0;
Date.now = () => real() + ahead;

const tell = console.log;
console.log = (/** @type {string} */ line) => {
  const isLogged = line.startsWith('{');
  if (!isLogged) tell(line);
};

process.on('message', (/** @type {{ wait: number }} */ { wait }) => {
  ahead += wait;
  process.send?.({ ahead });
});
// A test that ends without saying so must not leave the service behind, which would look for due work for ever.
process.once('disconnect', () => process.exit());
process.channel?.unref();
process.once('exit', () => rmSync(process.env['DATA_DIR'] ?? '', { recursive: true, force: true }));
