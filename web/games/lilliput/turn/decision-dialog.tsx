/** What is decided in a small dialog of its own: income, an offer, a train to give up, a train of the pool. */
import { Dialog } from '../../../parts/dialog.tsx';
import { t } from '../texts/index.ts';
import { g } from '../words.ts';
import { Discards, Income, OfferOpen, PoolTrains } from './decisions.tsx';
import { Effects } from './effects.tsx';
import { asDialogNeed, type DialogNeed } from './open-dialog.ts';
import type { Turn } from './turn.ts';
import { consequenceOfTurn } from './words.ts';

interface DecisionDialogProps {
  readonly turn: Turn;
  readonly seat: number;
  readonly names: readonly string[];
  readonly busy: boolean;
  onSend(): void;
  onClose(): void;
}

export function DecisionDialog({ turn, seat, names, busy, onSend, onClose }: DecisionDialogProps) {
  const begun = turn.begun.value;
  const draft = turn.made.value;
  const need = asDialogNeed(turn.asked.value);
  if (begun === null || draft === null || need === null) return null;
  const params = begun.state.surplus[0] ?? begun.state.running ?? undefined;
  const chosen = draft.steps.length > 0;
  // A train given up in the middle of one's own turn: the turn goes on beside the board.
  const goesOn = chosen && turn.need.value === 'goOn';
  return (
    <Dialog title={g(`need.${need}`, params === undefined ? {} : { company: params.company })} onClose={onClose}>
      <Body {...{ need, turn, names }} />
      {chosen && <Effects turn={turn} seat={seat} />}
      {draft.sendable && !goesOn && (chosen || need === 'poolTrain') && (
        <p class="will-line">{consequenceOfTurn(draft, need, names).join(' ')}</p>
      )}
      <div class="dialog-foot">
        <button type="button" class="button quiet" disabled={!chosen || busy} onClick={() => turn.undo()}>
          {t('turn.undo')}
        </button>
        {goesOn ? (
          <button type="button" class="button primary" onClick={onClose}>
            {t('decide.goOn')}
          </button>
        ) : (
          <button
            type="button"
            class={`button primary ${busy ? 'busy' : ''}`}
            disabled={!draft.sendable || busy}
            onClick={onSend}
          >
            {t(busy ? 'send.busy' : 'send.decision')}
          </button>
        )}
      </div>
    </Dialog>
  );
}

interface BodyProps {
  readonly need: DialogNeed;
  readonly turn: Turn;
  readonly names: readonly string[];
}

function Body({ need, turn, names }: BodyProps) {
  switch (need) {
    case 'income':
      return <Income turn={turn} />;
    case 'answerOffer':
      return <OfferOpen turn={turn} names={names} />;
    case 'discardTrain':
      return <Discards turn={turn} />;
    case 'poolTrain':
      return <PoolTrains turn={turn} />;
  }
}
