/** In words, what sending will do: the last look before it is done. */
import { consequence } from '../../games/lilliput/asked.ts';
import { asDialogNeed } from '../../games/lilliput/turn/opened.ts';
import { consequenceOfTurn } from '../../games/lilliput/turn/words.ts';
import { t } from '../../texts/index.ts';
import type { TableModel } from './model.ts';

interface ConsequenceProps {
  readonly model: TableModel;
  /** Where there is room it says so before there is anything to say, and nothing jumps. */
  readonly always?: boolean;
}

export function Consequence({ model, always = false }: ConsequenceProps) {
  const words = wordsOf(model);
  if (words === null) return always && isTurnToCome(model) ? <p class="consequence muted">{t('will.notYet')}</p> : null;
  return (
    <section class="consequence" aria-label={t('will.title')}>
      <h2 class="section-title">{t('will.title')}</h2>
      <p>{words}</p>
    </section>
  );
}

const isTurnToCome = ({ turn }: TableModel): boolean =>
  turn.asked.value === 'turn' && turn.made.value?.steps.length === 0;

function wordsOf({ pick, turn, names }: TableModel): string | null {
  const picked = pick.made.value;
  if (picked !== null) return consequence(picked);
  const draft = turn.made.value;
  const need = turn.need.value;
  if (need === null || draft === null) return null;
  if (!draft.sendable) return null;
  if (draft.steps.length === 0 && asDialogNeed(need) !== null) return null;
  return consequenceOfTurn(draft, need, names.value).join(' ');
}
