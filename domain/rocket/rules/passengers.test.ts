import { describe, expect, it } from 'vitest';
import { only, type Position, play } from '../../../test/games/rocket/position.ts';
import { bid, extend, giveWay, pass, restore } from '../../../test/games/rocket/steps.ts';

const move = extend('LNWR', '2,4');
const alone: Position = { seats: 2, stations: { '2,4': 1 }, actions: 1 };
const consulted: Position = { seats: 2, stations: { '2,4': 1 }, lines: { LNWR: { shares: [2, 2] } } };
const passengers = ({ state }: ReturnType<typeof play>) => state.players.map((player) => player.passengers);

describe('a passenger', () => {
  it('comes with a move onto another player’s station', () => {
    const played = play(alone, [0, move]);
    expect(passengers(played)).toEqual([1, 0]);
    expect(only(played.facts, 'passengerTaken')).toMatchObject([{ seat: 0, company: 'LNWR' }]);
  });

  it('does not come with one’s own station, nor with none', () => {
    expect(passengers(play({ ...alone, stations: { '2,4': 0 } }, [0, move]))).toEqual([0, 0]);
    expect(passengers(play({ ...alone, stations: {} }, [0, move]))).toEqual([0, 0]);
  });

  it('comes when nobody bid', () => {
    expect(passengers(play(consulted, [0, move], [1, pass]))).toEqual([1, 0]);
  });

  it('is lost when somebody else wins the bidding, although he confirmed the hex', () => {
    expect(passengers(play(consulted, [0, move], [1, bid(1, '2,4')], [0, giveWay]))).toEqual([0, 0]);
  });

  it('is kept by paying, also when the hex was only confirmed', () => {
    expect(passengers(play(consulted, [0, move], [1, bid(1, '2,4')], [0, restore(1)]))).toEqual([1, 0]);
  });

  it('never goes to a bidder, not even on a hex with the station of a third', () => {
    const third: Position = { seats: 3, stations: { '3,3': 2 }, lines: { LNWR: { shares: [0, 2, 0] } } };
    expect(passengers(play(third, [0, move], [1, bid(2, '3,3')]))).toEqual([0, 0, 0]);
  });

  it('does not come after the ninth', () => {
    expect(passengers(play({ ...alone, passengers: [4, 5] }, [0, move]))).toEqual([4, 5]);
    expect(passengers(play({ ...alone, passengers: [4, 4] }, [0, move]))).toEqual([5, 4]);
  });
});
