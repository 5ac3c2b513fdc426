/** Who plays a seat and how one gets there or away: robots, one device for all, a rematch, in Spanish. */
import type { seats as english } from '../en/seats.ts';
import type { WordsOf } from '../words.ts';

export const seats: WordsOf<typeof english> = {
  'seats.isRobot': 'robot',
  'seats.handOver': 'Ahora {name}: pasa el dispositivo.',
  'rematch.call': 'Revancha con los mismos',
  'rematch.alone': 'Jugar otra vez',
  'rematch.go': 'La revancha está lista: ir allí',
  'rematch.watch': 'Ver la revancha',
  'rematch.here': 'Esta es la revancha. Vuelve a tu asiento.',
  'rematch.claim': 'Tomar mi asiento',
};
