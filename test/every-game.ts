/** The games of the tests: the register that a service gets, and the rules of all of them, loaded. */
import { games } from '../domain/games.ts';
import type { Game } from '../domain/kernel/contract.ts';
import { robotNamed, robotNames } from '../domain/kernel/game-parts.ts';
import type { Games, Manifest } from '../domain/kernel/manifest.ts';
import { type Player, randomPlayer } from '../domain/kernel/random-player.ts';
import { toyGames } from './toys/toys.ts';

/** The games on offer and the toys. */
export const everyManifest: Games = { ...games, ...toyGames };

export const everyGame: { readonly [id: string]: Game } = Object.fromEntries(
  await Promise.all(Object.entries(everyManifest).map(async ([id, manifest]) => [id, await manifest.rules()] as const)),
);

/** The robots of every game by name, the weakest first. */
export const everyRobot: { readonly [id: string]: ReadonlyMap<string, Player> } = Object.fromEntries(
  await Promise.all(
    Object.entries(everyManifest).map(async ([id, manifest]) => [id, await robotsOf(manifest)] as const),
  ),
);

async function robotsOf(manifest: Manifest): Promise<Map<string, Player>> {
  const robots = new Map<string, Player>();
  for (const name of robotNames(manifest)) robots.set(name, (await robotNamed(manifest, name)) ?? randomPlayer);
  return robots;
}
