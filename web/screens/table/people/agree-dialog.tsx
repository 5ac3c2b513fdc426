/** What people may propose to each other, with what it means, in one place. */
import type { ComponentChildren } from 'preact';
import { Dialog } from '../../../parts/dialog.tsx';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { closeHere, openedHere } from './open-dialog.ts';
import { mayPropose, ownSeat, tableOf, wish } from './proposals.ts';

interface Props {
  readonly model: TableModel;
}

export function AgreeDialog({ model }: Props) {
  const table = tableOf(model);
  if (table === null) return null;
  const isSeated = ownSeat(model) !== null;
  const propose = (type: 'proposePause' | 'proposeEnd' | 'resume') => void wish(model, { type }).then(closeHere);
  const pause = table.proposals?.pause !== undefined;
  const end = table.proposals?.end !== undefined;
  return (
    <Dialog title={t('agree.title')} onClose={closeHere}>
      <dl class="agree-list">
        {mayPropose(model) && (
          <>
            <Row model={model} title={t('agree.pauseTitle')} words={t(pause ? 'agree.open' : 'agree.pauseWords')}>
              {table.paused === true ? (
                <Press model={model} label={t('agree.resume')} onPress={() => propose('resume')} />
              ) : (
                !pause && <Press model={model} label={t('agree.propose')} onPress={() => propose('proposePause')} />
              )}
            </Row>
            <Row model={model} title={t('agree.endTitle')} words={t(end ? 'agree.open' : 'agree.endWords')}>
              {!end && <Press model={model} label={t('agree.propose')} onPress={() => propose('proposeEnd')} />}
            </Row>
          </>
        )}
        {isSeated && (
          <>
            <Row model={model} title={t('agree.handOverTitle')} words={t('agree.handOverWords')}>
              <Press model={model} label={t('agree.handOver')} onPress={() => (openedHere.value = 'handOver')} />
            </Row>
            <Row model={model} title={t('agree.resignTitle')} words={t('agree.resignWords')}>
              <Press model={model} label={t('agree.resign')} onPress={() => (openedHere.value = 'resign')} />
            </Row>
          </>
        )}
      </dl>
    </Dialog>
  );
}

interface RowProps extends Props {
  readonly title: string;
  readonly words: string;
  readonly children: ComponentChildren;
}

const Row = ({ title, words, children }: RowProps) => (
  <div class="agree-row">
    <dt>{title}</dt>
    <dd>{words}</dd>
    <dd class="agree-act">{children}</dd>
  </div>
);

interface PressProps extends Props {
  readonly label: string;
  onPress(): void;
}

const Press = ({ model, label, onPress }: PressProps) => (
  <button
    type="button"
    class="button small"
    disabled={model.session.sending.value !== 'idle' || model.busy.value}
    onClick={onPress}
  >
    {label}
  </button>
);
