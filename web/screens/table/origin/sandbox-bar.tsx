/** A sandbox says what it is, undoes and does again, and can be handed to others as a link or as a file. */
import { effect, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { DownloadIcon, OpenIcon, RedoIcon, UndoIcon } from '../../../parts/icons.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import type { SandboxSession } from '../../../table/sandbox.ts';
import { isTooLong } from '../../../table/tried.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { BranchIcon } from '../replay/icons.tsx';

interface SandboxBarProps {
  readonly model: TableModel;
  readonly session: SandboxSession<object>;
}

export function SandboxBar({ model, session }: SandboxBarProps) {
  const { sandbox, id } = session;
  const page = `/t/${encodeURIComponent(id)}`;
  /** What was tried out, as it stands in an address; empty while nothing was. */
  const fragment = useSignal('');
  const trouble = useSignal<ReturnType<typeof sandbox.take>>('taken');
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => followFragment(session, (next) => (fragment.value = next)), []);
  const then = model.replay.at({ version: sandbox.from })?.state.game;
  const { round } = then === undefined ? { round: 0 } : model.game.round(then);
  const tooLong = isTooLong(fragment.value);

  const open = async (file: File | undefined) => {
    if (file !== undefined) trouble.value = sandbox.take(await file.text());
    if (chooser.current !== null) chooser.current.value = '';
  };
  return (
    <aside class="apart-bar sandbox-bar" aria-label={t('sandbox.label')}>
      <div class="sandbox-words">
        <BranchIcon />
        <p>
          <strong>{t('sandbox.title')}</strong> <span class="sandbox-more">{t('sandbox.words')}</span>{' '}
          <a href={`${page}?at=${sandbox.from}`}>
            {round === 0 ? t('sandbox.fromStart') : t('sandbox.from', { round })}
          </a>
        </p>
      </div>
      <div class="sandbox-acts">
        <button type="button" class="button small" disabled={!sandbox.canUndo.value} onClick={() => sandbox.undo()}>
          <UndoIcon size={18} />
          <span>{t('sandbox.undo')}</span>
        </button>
        <button type="button" class="button small" disabled={!sandbox.canRedo.value} onClick={() => sandbox.redo()}>
          <RedoIcon size={18} />
          <span>{t('sandbox.redo')}</span>
        </button>
        {!tooLong && (
          <CopyButton
            class="button small"
            text={`${location.origin}${page}?try=${sandbox.from}${fragment.value}`}
            label={t('sandbox.share')}
          />
        )}
        <button
          type="button"
          class="button small"
          disabled={!sandbox.canUndo.value}
          onClick={() => saveFile(`railpost-sandbox-${id}-${sandbox.from}.json`, 'application/json', sandbox.text())}
        >
          <DownloadIcon size={18} />
          <span>{t('sandbox.save')}</span>
        </button>
        <button type="button" class="button small" onClick={() => chooser.current?.click()}>
          <OpenIcon size={18} />
          <span>{t('sandbox.open')}</span>
        </button>
        <input
          ref={chooser}
          type="file"
          class="visually-hidden"
          tabIndex={-1}
          accept=".json,application/json"
          aria-label={t('sandbox.open')}
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
        <a class="button small primary" href={page}>
          {t('sandbox.leave')}
        </a>
      </div>
      {tooLong && <p role="status">{t('sandbox.tooLong')}</p>}
      {sandbox.broken.value && <p role="alert">{t('sandbox.broken')}</p>}
      {trouble.value === 'unreadable' && <p role="alert">{t('sandbox.unreadable')}</p>}
      {typeof trouble.value === 'object' && (
        <p role="alert">
          {t('sandbox.elsewhere')}{' '}
          <a href={`/t/${encodeURIComponent(trouble.value.table)}?try=${trouble.value.from}`}>{t('sandbox.goThere')}</a>
        </p>
      )}
    </aside>
  );
}

/** Keeps what was tried out in the address, so that a reload or a bookmark has it, as far as it fits there. */
const followFragment = ({ sandbox }: SandboxSession<object>, tell: (fragment: string) => void): (() => void) =>
  effect(() => {
    const count = sandbox.played.value;
    void sandbox.fragment().then((fragment) => {
      if (sandbox.played.peek() !== count) return;
      tell(count === 0 ? '' : fragment);
      const address = new URL(location.href);
      address.hash = count === 0 || isTooLong(fragment) ? '' : fragment;
      history.replaceState(null, '', address.href.replace(/#$/, ''));
    });
  });
