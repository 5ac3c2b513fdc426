/** What can be done with the moment that is shown: send it, play on from it, read its round. */
import { useSignal } from '@preact/signals';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { printMoment } from '../../../table/moments.ts';
import { t } from '../../../texts/index.ts';
import { exportShown } from '../dialogs.tsx';
import type { TableModel } from '../model.ts';
import { Comments } from './comments.tsx';
import { ForkDialog } from './fork-dialog.tsx';
import { BranchIcon, NewTableIcon, PictureIcon, RoundIcon } from './icons.tsx';

export interface MomentSideProps {
  readonly model: TableModel;
}

export function MomentSide({ model }: MomentSideProps) {
  const { replay, session } = model;
  const forking = useSignal(false);
  const { moment, step, position } = replay.beside.value;
  if (moment === null) return null;
  const page = `/t/${encodeURIComponent(session.id)}`;
  const round = step?.round ?? 0;
  const isOver = position?.state.table.ended !== null;
  return (
    <section class="moment-side" aria-labelledby="moment-side">
      <h2 class="section-title" id="moment-side">
        {t('replay.here')}
      </h2>
      <div class="moment-acts">
        <CopyButton
          class="moment-act"
          text={`${location.origin}${page}?at=${printMoment(moment)}`}
          label={t('replay.copy')}
        />
        {!isOver && !('sandbox' in session) && (
          <a class="moment-act" href={`${page}?try=${moment.version}`}>
            <BranchIcon size={18} />
            <span>{t('replay.explore')}</span>
          </a>
        )}
        {!isOver && !('sandbox' in session) && (
          <button type="button" class="moment-act" onClick={() => (forking.value = true)}>
            <NewTableIcon size={18} />
            <span>{t('fork.title')}</span>
          </button>
        )}
        {round > 0 && !('sandbox' in session) && (
          <a class="moment-act" href={`${page}?review=${round}`}>
            <RoundIcon size={18} />
            <span>{t('log.reviewOf', { round })}</span>
          </a>
        )}
        {!('sandbox' in session) && (
          <button type="button" class="moment-act" onClick={() => (exportShown.value = true)}>
            <PictureIcon size={18} />
            <span>{t('replay.picture')}</span>
          </button>
        )}
      </div>
      <Comments model={model} />
      {forking.value && <ForkDialog model={model} version={moment.version} onClose={() => (forking.value = false)} />}
    </section>
  );
}
