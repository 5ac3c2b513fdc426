/** The turn being put together, with undo; without one, who acts and in which order. */
import { UndoIcon } from '../../parts/icons.tsx';
import { TurnLine } from '../../parts/turn-line.tsx';
import { t } from '../../texts/index.ts';
import { keysShown } from './dialogs.tsx';
import { Costs, orderLineOf, stopsOf } from './game-parts.tsx';
import type { TableModel } from './model.ts';

interface PartProps {
  readonly model: TableModel;
}

export function TurnBand({ model }: PartProps) {
  const { composer, session, view } = model;
  if (composer.begun.value === null) {
    return (
      <div class="turn-band">
        <OrderLine model={model} />
      </div>
    );
  }
  const canUndo = composer.canUndo.value && session.sending.value === 'idle';
  return (
    <div class="turn-band">
      {view.orderLine?.() ? <OrderLine model={model} /> : <TurnSteps model={model} />}
      <Costs model={model} />
      <div class="turn-acts">
        <button type="button" class="button quiet small" disabled={!canUndo} onClick={() => composer.undo()}>
          <UndoIcon size={18} />
          {t('turn.undo')}
        </button>
        <button type="button" class="button quiet small" disabled={!canUndo} onClick={() => composer.startOver()}>
          {t('turn.startOver')}
        </button>
        <KeysButton />
      </div>
    </div>
  );
}

const KeysButton = () => (
  <button
    type="button"
    class="icon-button keys-button"
    aria-label={t('keys.open')}
    onClick={() => (keysShown.value = true)}
  >
    ?
  </button>
);

const OrderLine = ({ model }: PartProps) => <TurnLine {...orderLineOf(model)} onBack={() => {}} />;

export const TurnSteps = ({ model }: PartProps) => (
  <TurnLine
    label={t('turn.stepsOfTurn')}
    stops={stopsOf(model)}
    onBack={(stop) => (model.view.backTo ? model.view.backTo(stop) : model.composer.undo())}
  />
);
