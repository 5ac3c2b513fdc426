/** The rules of the table's game, fetched when somebody first asks for them. */
import type { FunctionComponent } from 'preact';
import { gameNamed } from '../../games/addresses.ts';
import type { GamePage } from '../../games/contract/game-page.ts';
import { lazy } from '../../parts/lazy.tsx';
import { rulesShown } from '../../table/guide-requests.ts';
import { wordsReady } from '../../texts/language.ts';
import type { TableModel } from './model.ts';

const dialogs = new Map<GamePage, FunctionComponent>();

function dialogOf(game: GamePage): FunctionComponent {
  const known = dialogs.get(game);
  if (known !== undefined) return known;
  const dialog = lazy(async () => {
    const [{ RulesDialog }, part] = await Promise.all([import('../rules/rules-dialog.tsx'), game.rules?.()]);
    // The words first, so that no other language flashes up.
    await wordsReady();
    return () => (part === undefined ? null : <RulesDialog game={game} part={part} />);
  });
  dialogs.set(game, dialog);
  return dialog;
}

export function RulesHere({ model: { session } }: { readonly model: TableModel }) {
  const game = gameNamed(session.info.value?.game ?? null);
  if (rulesShown.value === null || game?.rules === undefined) return null;
  const RulesDialog = dialogOf(game);
  return <RulesDialog />;
}
