/** A forged history that is near every limit at once: commits, facts, retractions and trains. */
import type { Commit } from '../domain/kernel/commit.ts';
import { forged, opened, withFacts } from './forged.ts';
import { recordedGames, textOf } from './games/lilliput/golden/recorded.ts';

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export function largestHistory(): string {
  const { header, commits } = opened(textOf(recordedGames.find(({ seed }) => seed === 45)!));
  const played = commits.slice(0, -1);
  const last = played.at(-1)!;
  const retraction = withFacts(last, [{ type: 'table.retracted', v: 1, backTo: played.length }]);
  const pooled = { type: 'trainPooled', v: 1, train: '4D' };
  const phase = { type: 'phaseChanged', v: 1, phase: 7, rusted: [], obsolete: [], trainLimit: 2, surplus: [] };
  const trains: Commit[] = [
    withFacts(
      last,
      range(40).map(() => pooled),
    ),
  ];
  const phases = range(2_500).map(() => withFacts(last, [phase, phase]));
  return forged({ header, commits: [...played, ...range(220).map(() => retraction), ...trains, ...phases] });
}
