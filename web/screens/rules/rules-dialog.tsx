/** The rules of a game in front of a table. */
import type { GamePage } from '../../games/contract/game-page.ts';
import type { RulesPart } from '../../games/contract/site-parts.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { rulesShown } from '../../table/guide-requests.ts';
import { t } from '../../texts/index.ts';
import { Rules } from './rules-view.tsx';

interface RulesDialogProps {
  readonly game: GamePage;
  readonly part: RulesPart;
}

export function RulesDialog({ game, part }: RulesDialogProps) {
  const shown = rulesShown.value;
  const title = t('rules.title', { game: game.title });
  return (
    <Dialog title={title} wide onClose={() => (rulesShown.value = null)}>
      <Rules part={part} title={title} chapter={shown === 'top' ? null : shown} />
    </Dialog>
  );
}
