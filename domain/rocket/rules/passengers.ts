/** Passengers (rules 4 C 4): a move onto another player's station brings one, as long as there are any. */
import { components } from '../data.ts';
import type { HexKey, RocketState } from '../types.ts';

const passengersLeft = ({ players }: RocketState): number =>
  components.passengers - players.reduce((sum, { passengers }) => sum + passengers, 0);

/** Whether a move of this seat to this hex brings it a passenger, unless somebody else wins the bidding. */
export const isPassengerAtStake = (state: RocketState, seat: number, target: HexKey): boolean =>
  passengersLeft(state) > 0 && state.stations.some((station) => station.at === target && station.seat !== seat);
