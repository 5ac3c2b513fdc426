/** A train of the pool, for a company just founded or one that keeps its revenue. */
import { Dialog } from '../../../parts/dialog.tsx';
import { t } from '../texts/index.ts';
import { Options } from './options.tsx';
import { poolOptions } from './pool.tsx';
import type { Turn } from './turn.ts';

interface PoolDialogProps {
  readonly turn: Turn;
  onClose(): void;
}

export function PoolDialog({ turn, onClose }: PoolDialogProps) {
  const draft = turn.made.value;
  if (draft === null) return null;
  const options = poolOptions(draft.state, draft.choices, (choice) => {
    turn.add(choice);
    onClose();
  });
  return (
    <Dialog title={t('doing.pool')} onClose={onClose}>
      <Options title="" options={options} />
    </Dialog>
  );
}
