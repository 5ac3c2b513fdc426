/** In words, what sending will do: the last look before it is done. */
import { consequence } from '../../games/lilliput/asked.ts';
import { t } from '../../texts/index.ts';
import type { TableModel } from './model.ts';

export function Consequence({ model }: { readonly model: TableModel }) {
  const draft = model.pick.made.value;
  if (draft === null) return null;
  return (
    <section class="consequence" aria-label={t('will.title')}>
      <h2 class="section-title">{t('will.title')}</h2>
      <p>{consequence(draft)}</p>
    </section>
  );
}
