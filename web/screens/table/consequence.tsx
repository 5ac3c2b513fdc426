/** In words, what sending will do: the last look before it is done. */
import { t } from '../../texts/index.ts';
import { consequenceOf } from './game-parts.tsx';
import { isAwaited, type TableModel } from './model.ts';

interface ConsequenceProps {
  readonly model: TableModel;
  /** Where there is room it says so before there is anything to say, and nothing jumps. */
  readonly always?: boolean;
}

export function Consequence({ model, always = false }: ConsequenceProps) {
  const words = consequenceOf(model);
  if (words === '') return null;
  if (words === null) return always && isTurnToCome(model) ? <p class="consequence muted">{t('will.notYet')}</p> : null;
  return (
    <section class="consequence" aria-label={t('will.title')}>
      <h2 class="section-title">{t('will.title')}</h2>
      <p>{words}</p>
    </section>
  );
}

const isTurnToCome = (model: TableModel): boolean => isAwaited(model) && model.composer.made.value?.steps.length === 0;
