/**
 * Who can play a game without a person, by name. Beside the games and not in them: a page or a service that needs
 * no such player does not load one, and the contract stays what rules are made of. Adding a player means adding a line.
 */
import { type Player, randomPlayer } from './kernel/random-player.ts';
import { greedyPlayer } from './lilliput/players/greedy.ts';

/** Plays every game. */
const everywhere: { readonly [name: string]: Player } = { random: randomPlayer };

const players: { readonly [game: string]: { readonly [name: string]: Player } } = {
  lilliput: { greedy: greedyPlayer },
};

/** The names of those who play this game, the weakest first. */
export const playerNames = (game: string): readonly string[] => Object.keys({ ...everywhere, ...players[game] });

export function playerNamed(game: string, name: string): Player | null {
  const all = { ...everywhere, ...players[game] };
  return Object.hasOwn(all, name) ? (all[name] ?? null) : null;
}
