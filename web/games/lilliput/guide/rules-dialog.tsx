/** The rules in front of a table. */
import { Dialog } from '../../../parts/dialog.tsx';
import { Rules } from '../../../screens/rules/rules-view.tsx';
import { t } from '../../../texts/index.ts';
import { wordsReady } from '../../../texts/language.ts';
import { rulesPart } from '../rules/rules-part.tsx';
import { g } from '../words.ts';
import { rulesShown } from '../../../table/guide-requests.ts';

export { wordsReady };

export function RulesDialog() {
  const shown = rulesShown.value;
  const title = t('rules.title', { game: g('game.name') });
  return (
    <Dialog title={title} wide onClose={() => (rulesShown.value = null)}>
      <Rules part={rulesPart} title={title} chapter={shown === 'top' ? null : shown} />
    </Dialog>
  );
}
