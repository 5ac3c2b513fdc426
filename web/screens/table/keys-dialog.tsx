/** The keys of a table, listed. */
import '../../styles/keys.css';
import { Dialog } from '../../parts/dialog.tsx';
import { help } from '../../texts/en/help.ts';
import { replay } from '../../texts/en/replay.ts';
import { learn, t } from '../../texts/index.ts';
import { keysShown } from './dialogs.tsx';
import type { TableModel } from './model.ts';

learn(help);
learn(replay);

export const KeysDialog = ({ model }: { readonly model: TableModel }) => (
  <Dialog title={t('keys.title')} onClose={() => (keysShown.value = false)}>
    <dl class="keys">
      {(
        [
          ['C', t('keys.cards')],
          ['B', t('keys.board')],
          [t('keys.arrowKeys'), t('keys.arrows')],
          ...(model.view.keys ?? []).map(({ key, words }) => [key, words()] as const),
          ['U', t('keys.undo')],
          [t('keys.enter'), t('keys.send')],
          ['+ −', t('keys.zoom')],
          ['H', t('help.rules')],
          ['I', t('help.explain')],
          ['?', t('keys.help')],
          ['← →', t('keys.step')],
          ['⇧ ← →', t('keys.leapTurn')],
          [t('keys.pages'), t('keys.leapRound')],
          [t('keys.ends'), t('keys.leapEnds')],
          [t('keys.space'), t('keys.play')],
          ['Esc', t('keys.now')],
        ] as const
      ).map(([key, words]) => (
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
