/** Beside the menu: one's notes, and the talk, with how much of it is new. */
import { isWide } from '../../../parts/wide.ts';
import { t, tCount } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { openTab } from '../people-loader.ts';
import { NoteIcon, TalkIcon } from './icons.tsx';
import { unread } from './talk-store.ts';

export function HeaderActs({ model }: { readonly model: TableModel }) {
  const { session } = model;
  const seat = session.seat.value;
  const holds = seat !== null && session.info.value?.you.seats.includes(seat) === true;
  const fresh = unread(model);
  const talk = fresh === 0 ? t('talk.title') : tCount('talk.unread', fresh);
  return (
    <>
      {(isWide.value || fresh > 0) && (
        <button
          type="button"
          class="icon-button talk-button"
          aria-label={talk}
          title={talk}
          onClick={() => (openTab.value = 'talk')}
        >
          <TalkIcon />
          {fresh > 0 && (
            <span class="fresh-mark" aria-hidden="true">
              {Math.min(fresh, 99)}
            </span>
          )}
        </button>
      )}
      {isWide.value && holds && (
        <button
          type="button"
          class="icon-button notes-button"
          aria-label={t('notes.title')}
          title={t('notes.title')}
          onClick={() => (openTab.value = 'notes')}
        >
          <NoteIcon />
        </button>
      )}
    </>
  );
}
