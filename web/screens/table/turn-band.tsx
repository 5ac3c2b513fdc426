/** The turn being put together, with undo; without one, how many have picked. */
import { backTo, stopsOf } from '../../games/lilliput/steps.ts';
import { UndoIcon } from '../../parts/icons.tsx';
import { TurnLine } from '../../parts/turn-line.tsx';
import { t } from '../../texts/index.ts';
import type { TableModel } from './model.ts';
import { OrderLine } from './order-line.tsx';

export function TurnBand({ model }: { readonly model: TableModel }) {
  const { pick, session } = model;
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
