/** Who plays a seat and how one gets there or away: robots, one device for all, a rematch, in English. */
export const seats = {
  'seats.isRobot': 'robot',
  'seats.handOver': 'Now {name}: hand the device over.',
  'rematch.call': 'Rematch with the same people',
  'rematch.alone': 'Play again',
  'rematch.go': 'The rematch is set: go there',
  'rematch.watch': 'Watch the rematch',
  'rematch.here': 'This is the rematch. Take your seat again.',
  'rematch.claim': 'Take my seat',
};
