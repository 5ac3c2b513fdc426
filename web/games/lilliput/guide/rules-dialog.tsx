/** The rules in front of a table. */
import { Dialog } from '../../../parts/dialog.tsx';
import { t } from '../texts/index.ts';
import { rulesShown } from '../../../table/guide-requests.ts';
import { Rules, wordsReady } from './rules-view.tsx';

export { wordsReady };

export function RulesDialog() {
  const shown = rulesShown.value;
  return (
    <Dialog title={t('rules.title')} wide onClose={() => (rulesShown.value = null)}>
      <Rules chapter={shown === 'top' ? null : shown} />
    </Dialog>
  );
}
