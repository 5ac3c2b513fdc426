/** The keys of a table, listed. */
import '../../styles/keys.css';
import { gameNamed } from '../../games/addresses.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { help } from '../../texts/en/help.ts';
import { replay } from '../../texts/en/replay.ts';
import { learn, t } from '../../texts/index.ts';
import { keysShown } from './dialogs.tsx';
import { hasBoard } from './game-parts.tsx';
import type { TableModel } from './model.ts';

learn(help);
learn(replay);

export const KeysDialog = ({ model }: { readonly model: TableModel }) => {
  const { session, view } = model;
  const hasRules = gameNamed(session.info.value?.game ?? null)?.rules !== undefined;
  const rows: readonly (readonly [string, string])[] = [
    ['C', t('keys.choices')],
    ...(hasBoard(model)
      ? ([
          ['B', t('keys.board')],
          [t('keys.arrowKeys'), t('keys.arrows')],
        ] as const)
      : []),
    ...(view.keys ?? []).map(({ key, words }) => [key, words()] as const),
    ['U', t('keys.undo')],
    [t('keys.enter'), t('keys.send')],
    ...(hasBoard(model) ? ([['+ −', t('keys.zoom')]] as const) : []),
    ...(hasRules ? ([['H', t('help.rules')]] as const) : []),
    ...(view.Guide === undefined ? [] : ([['I', t('help.explain')]] as const)),
    ['?', t('keys.help')],
    ['← →', t('keys.step')],
    ['⇧ ← →', t('keys.leapTurn')],
    [t('keys.pages'), t('keys.leapRound')],
    [t('keys.ends'), t('keys.leapEnds')],
    [t('keys.space'), t('keys.play')],
    ['Esc', t('keys.now')],
  ];
  return (
    <Dialog title={t('keys.title')} onClose={() => (keysShown.value = false)}>
      <dl class="keys">
        {rows.map(([key, words]) => (
          <div key={key} class="key-row">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
