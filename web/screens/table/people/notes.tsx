/** A seat's private notes: a page that saves itself. */
import { useEffect, useMemo } from 'preact/hooks';
import { keep, kept } from '../../../net/local-storage.ts';
import { readNotes, writeNotes } from '../../../net/table-people.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { createNotes, type NotesKeeper, type Unsaved } from './notes-keeper.ts';

const LONGEST = 10_000;

function notesOf(id: string, seat: number): NotesKeeper {
  const key = `notes.${id}.${seat}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return createNotes({
    read: () => readNotes(id, seat),
    write: (text) => writeNotes(id, seat, text),
    unsaved() {
      const left = kept(key) as Partial<Unsaved> | null;
      return typeof left?.text === 'string' && typeof left.base === 'string' ? (left as Unsaved) : null;
    },
    keep: (unsaved) => keep(key, unsaved),
    later(milliseconds, run) {
      clearTimeout(timer);
      timer = setTimeout(run, milliseconds);
    },
    divider: () => t('notes.divider'),
  });
}

export function NotesPage({ model, seat }: { readonly model: TableModel; readonly seat: number }) {
  const notes = useMemo(() => notesOf(model.session.id, seat), [seat]);
  useEffect(() => {
    const save = () => void notes.save();
    void notes.load();
    addEventListener('online', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [notes]);
  const state = notes.state.value;
  return (
    <div class="notes">
      <textarea
        class="text-input notes-text"
        aria-label={t('notes.title')}
        aria-describedby="notes-state"
        placeholder={t('notes.placeholder')}
        maxLength={LONGEST}
        disabled={state === 'loading'}
        value={notes.text.value}
        onInput={(event) => notes.type(event.currentTarget.value)}
      />
      <p class="caption" id="notes-state">
        {t('notes.private')} <span aria-live="polite">{t(`notes.${state}`)}</span>
      </p>
    </div>
  );
}
