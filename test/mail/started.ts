/** A table of two people with addresses, at which the first turn is due and nothing else. */
import type { MailWorld } from './world.ts';

export const ann = 'ann@example.org';
export const bob = 'bob@example.org';
export const annAndBob = [
  { name: 'Ann', address: ann },
  { name: 'Bob', address: bob },
];

/** Their letters about the start are read. */
export async function started(world: MailWorld) {
  const table = await world.table(annAndBob);
  await world.follow(table.id);
  await world.run();
  world.sent.splice(0);
  const { awaiting } = await world.head(table.id);
  const first = awaiting[0]?.seat ?? 0;
  const addresses = table.seats.map(({ name }) => (name === 'Ann' ? ann : bob));
  return { table, first, mover: addresses[first] ?? '', other: addresses[1 - first] ?? '' };
}
