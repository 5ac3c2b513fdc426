/** Loaded before the service: lets a test move its clock forward, so that deadlines come without waiting for them. */
const real = Date.now;
let ahead = 0;
Date.now = () => real() + ahead;

process.on('message', (/** @type {{ wait: number }} */ { wait }) => {
  ahead += wait;
  process.send?.({ ahead });
});
// A test that ends without saying so must not leave the service behind, which would look for due work for ever.
process.once('disconnect', () => process.exit());
process.channel?.unref();
