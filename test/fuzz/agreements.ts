/**
 * Wishes of the table's own life between turns: votes, resigning, coming back, pauses, and proposals to end. Sensible
 * or not, each must be judged, and what is accepted must fold.
 */
import type { Circumstances } from '../../domain/kernel/agreements.ts';
import type { Command } from '../../domain/kernel/command.ts';
import type { Pick } from '../../domain/kernel/random-player.ts';

export const OPEN: Circumstances = { voteOpen: () => true, robot: 'random' };

export function wishFor(seats: number, pick: Pick): Command {
  const agree = pick(4) > 0;
  const wishes: readonly Command[] = [
    { type: 'voteBot', over: pick(seats), agree },
    { type: 'voteBot', over: pick(seats), agree },
    { type: 'comeBack' },
    { type: 'proposePause' },
    { type: 'answerPause', agree },
    { type: 'answerPause', agree },
    { type: 'resume' },
    { type: 'proposeEnd' },
    { type: 'answerEnd', agree },
    { type: 'resign' },
  ];
  return wishes[pick(wishes.length)] ?? { type: 'resume' };
}
