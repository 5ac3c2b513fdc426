/** Beside the board after the draft: what can be done, what that changes, the cards. */
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import type { Position } from '../../../table/session.ts';
import { ActionCards } from './action-cards.tsx';
import { inPlace, lazy } from '../../../parts/lazy.tsx';
import type { DividendProps } from './dividend.tsx';
import { rulesNow } from '../rules.ts';
import { type RunDecided, RunLines } from '../show/run-shown.tsx';
import type { Turn } from './turn.ts';

const Dividend = lazy<DividendProps>(() => import('./dividend.tsx').then((part) => part.Dividend), inPlace);

interface SideProps {
  readonly turn: Turn;
  readonly base: LilliputState;
  readonly position: Position<LilliputState> | null;
  readonly names: readonly string[];
  readonly seat: number | null;
  /** There is room for what changes before anything does, so that the cards stay where they are. */
  readonly wide: boolean;
  /** The run that is decided over, where it is told here and not on the board. */
  readonly decided?: RunDecided | null;
}

export function TurnSide({ turn, base, position, names, seat, wide, decided = null }: SideProps) {
  const begun = turn.begun.value;
  const need = turn.need.value;
  const rules = rulesNow();
  const isTurn = need === 'turn' || need === 'goOn';
  // While trains run nobody takes a card; where the run is told here instead, that is what one looks at.
  const isRunning = base.stage === 'running' && (wide || turn.asked.value === 'dividend');
  const cards = base.stage !== 'over' && !isRunning && Object.keys(base.cards).length > 0 && (
    <ActionCards state={begun?.state ?? base} {...{ position, names, turn, seat }} />
  );
  // Before a card is taken the cards come first; afterwards what it lets one do.
  const steps = turn.stage.value.steps.length;
  const chosen = steps > 0;
  // What paying or keeping changes stands on its two sides already.
  const changes = turn.asked.value === 'dividend' ? steps > 1 : chosen || (wide && isTurn);
  const effects = rules !== null && seat !== null && need !== null && changes && (
    <rules.Effects turn={turn} seat={seat} />
  );
  return (
    <>
      {turn.asked.value === 'dividend' && <Dividend turn={turn} names={names} />}
      {decided !== null && <RunLines run={decided.fact} onAgain={() => decided.again()} />}
      {rules !== null && need === 'discardTrain' && chosen && <rules.Discards turn={turn} />}
      {wide && effects}
      {isTurn && !chosen && cards}
      {rules !== null && seat !== null && isTurn && <rules.Doing turn={turn} seat={seat} />}
      {!wide && effects}
      {!(isTurn && !chosen) && cards}
    </>
  );
}
