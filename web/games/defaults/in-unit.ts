/** A figure of the standings: money as the game writes it, points as they are. */
import type { Unit } from '../../../domain/kernel/contract.ts';
import type { GameWords } from '../../table/game-words.ts';

export const inUnit = (words: Pick<GameWords, 'has' | 'say'>, unit: Unit, amount: number): string =>
  unit === 'money' && words.has('format.money') ? words.say('format.money', { amount }) : String(amount);
