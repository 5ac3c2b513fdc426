/** The rules of a game as a page of their own. */
import { addressOf } from '../../games/addresses.ts';
import type { GamePage } from '../../games/contract/game-page.ts';
import type { RulesPart } from '../../games/contract/site-parts.ts';
import { LanguageSwitch } from '../../parts/language-switch.tsx';
import { Logo } from '../../parts/logo.tsx';
import { ModeSwitch } from '../../parts/mode-switch.tsx';
import { isWide } from '../../parts/wide.ts';
import { t } from '../../texts/index.ts';
import { Rules } from './rules-view.tsx';
import { words } from './words.ts';

interface RulesScreenProps {
  readonly game: GamePage;
  readonly part: RulesPart;
}

export function RulesScreen({ game, part }: RulesScreenProps) {
  const chapter = part.chapters.find(({ id }) => location.hash === `#rules-${id}`)?.id ?? null;
  const title = t('rules.title', { game: game.title });
  return (
    <div class="rules-page">
      <header class="rules-page-head">
        <Logo height={22} bare={!isWide.value} />
        {game.tour !== undefined && <a href={addressOf(game, 'learn')}>{words.say('rules.tour')}</a>}
        <LanguageSwitch />
        <ModeSwitch />
      </header>
      <main>
        <h1>{title}</h1>
        <Rules part={part} title={title} chapter={chapter} />
      </main>
    </div>
  );
}
