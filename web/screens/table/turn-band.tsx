/** The turn being put together, with undo; without one, how many have picked. */
import { backTo, stopsOf } from '../../games/lilliput/steps.ts';
import { UndoIcon } from '../../parts/icons.tsx';
import { turnStops } from '../../games/lilliput/turn/asked.ts';
import { opened } from '../../games/lilliput/turn/opened.ts';
import { Purses } from '../../games/lilliput/turn/purses.tsx';
import { TurnLine } from '../../parts/turn-line.tsx';
import { t } from '../../texts/index.ts';
import type { TableModel } from './model.ts';
import { OrderLine } from './order-line.tsx';

export function TurnBand({ model }: { readonly model: TableModel }) {
  const { pick, session, turn } = model;
  if (turn.begun.value !== null) return <GameTurnBand model={model} />;
  const canUndo = pick.canUndo.value && session.sending.value === 'idle';
  if (pick.begun.value === null) {
    return (
      <div class="turn-band">
        <OrderLine model={model} />
      </div>
    );
  }
  return (
    <div class="turn-band">
      <TurnSteps model={model} />
      <div class="turn-acts">
        <button type="button" class="button quiet small" disabled={!canUndo} onClick={() => pick.undo()}>
          <UndoIcon size={18} />
          {t('turn.undo')}
        </button>
        <button type="button" class="button quiet small" disabled={!canUndo} onClick={() => pick.startOver()}>
          {t('turn.startOver')}
        </button>
      </div>
    </div>
  );
}

/** A turn after the draft: its steps, what it costs, and the way back. */
function GameTurnBand({ model }: { readonly model: TableModel }) {
  const { turn, session } = model;
  const canUndo = turn.canUndo.value && session.sending.value === 'idle';
  return (
    <div class="turn-band">
      {isRun(model) ? <OrderLine model={model} /> : <GameTurnSteps model={model} />}
      <Purses turn={turn} />
      <div class="turn-acts">
        <button type="button" class="button quiet small" disabled={!canUndo} onClick={() => turn.undo()}>
          <UndoIcon size={18} />
          {t('turn.undo')}
        </button>
        <button type="button" class="button quiet small" disabled={!canUndo} onClick={() => turn.startOver()}>
          {t('turn.startOver')}
        </button>
        <KeysButton />
      </div>
    </div>
  );
}

/** Paying or keeping is one step: who ran and who will is worth more than a line of it. */
const isRun = ({ turn }: TableModel): boolean => turn.asked.value === 'dividend' && turn.stage.value.steps.length <= 1;

const KeysButton = () => (
  <button
    type="button"
    class="icon-button keys-button"
    aria-label={t('keys.open')}
    onClick={() => (opened.value = 'keys')}
  >
    ?
  </button>
);

export function GameTurnSteps({ model: { turn } }: { readonly model: TableModel }) {
  return <TurnLine label={t('turn.stepsOfTurn')} stops={turnStops(turn)} onBack={(index) => turn.backTo(index + 1)} />;
}

export function TurnSteps({ model: { pick } }: { readonly model: TableModel }) {
  const hand = pick.hand.value;
  return (
    <TurnLine
      label={t('turn.steps')}
      stops={stopsOf(hand)}
      onBack={(index) => {
        const before = backTo(hand, index);
        if (before === null) pick.startOver();
        else pick.take(before);
      }}
    />
  );
}
