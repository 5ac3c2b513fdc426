/** Who plays a seat and how one gets there or away: robots, one device for all, a rematch, in French. */
import type { seats as english } from '../en/seats.ts';
import type { WordsOf } from '../words.ts';

export const seats: WordsOf<typeof english> = {
  'seats.isRobot': 'robot',
  'seats.handOver': 'À {name} : passez l’appareil.',
  'rematch.call': 'Revanche avec les mêmes',
  'rematch.alone': 'Rejouer',
  'rematch.go': 'La revanche est prête : y aller',
  'rematch.watch': 'Regarder la revanche',
  'rematch.here': 'C’est la revanche. Reprenez votre place.',
  'rematch.claim': 'Reprendre ma place',
};
