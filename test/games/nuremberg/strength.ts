/**
 * `npx tsx test/games/nuremberg/strength.ts [games]`: how the greedy robot fares against random ones, and how often it
 * ends behind a seat that builds nothing. One JSON line for each line-up.
 */
import { randomPlayer, type Player } from '../../../domain/kernel/random-player.ts';
import { simulate } from '../../../domain/kernel/simulate.ts';
import { MAPS, turns } from '../../../domain/nuremberg/data.ts';
import { nuremberg } from '../../../domain/nuremberg/game.ts';
import { greedyPlayer } from '../../../domain/nuremberg/players/greedy.ts';
import type { FinalStanding, NurembergState } from '../../../domain/nuremberg/types.ts';
import { simulated } from '../../seeded.ts';

const games = Number(process.argv[2] ?? 200);

/** Bids as greedy does, and declines everything else. */
const idlePlayer: Player = (game, state, seat, pick, dealer, drawn) =>
  nuremberg.awaiting(state as NurembergState)[0]?.need === 'bid'
    ? greedyPlayer(game, state, seat, pick, dealer, drawn)
    : [...(nuremberg.lapse?.(state as NurembergState, seat) ?? [])];

function ranking(players: readonly Player[], options: object, seed: number): readonly FinalStanding[] {
  const played = simulate(nuremberg, { ...simulated(seed), seats: players.length, options, players });
  if ('stuck' in played) throw new Error(played.stuck);
  return (played.history.state.game as NurembergState).ranking ?? [];
}

const seated = (seats: number, seat: number, one: Player, others: Player): Player[] =>
  Array.from({ length: seats }, (_, other) => (other === seat ? one : others));

for (const map of MAPS) {
  for (const { players: seats, side } of turns.rows) {
    let [wins, behindIdle] = [0, 0];
    for (let seed = 1; seed <= games; seed++) {
      const seat = seed % seats;
      const [best] = ranking(seated(seats, seat, greedyPlayer, randomPlayer), { map, side }, seed);
      if (best?.seat === seat) wins += 1;
      const last = ranking(seated(seats, seat, idlePlayer, greedyPlayer), { map, side }, seed).at(-1);
      if (last?.seat !== seat) behindIdle += 1;
    }
    console.log(JSON.stringify({ map, seats, side, games, winsAgainstRandom: wins, gamesBehindIdle: behindIdle }));
  }
}
