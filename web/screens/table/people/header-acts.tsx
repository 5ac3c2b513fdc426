/** Beside the menu: one's notes, and the talk, with how much of it is new. */
import { isWide } from '../../../parts/wide.ts';
import { t, tCount } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { openTab } from '../people-loader.ts';
import { NoteIcon, ChatIcon } from './icons.tsx';
import { unread } from './chat-store.ts';

export function HeaderActs({ model }: { readonly model: TableModel }) {
  const { session } = model;
  const seat = session.seat.value;
  const holds = seat !== null && session.info.value?.you.seats.includes(seat) === true;
  const fresh = unread(model);
  const chat = fresh === 0 ? t('chat.title') : tCount('chat.unread', fresh);
  return (
    <>
      {(isWide.value || fresh > 0) && (
        <button
          type="button"
          class="icon-button talk-button"
          aria-label={chat}
          title={chat}
          onClick={() => (openTab.value = 'talk')}
        >
          <ChatIcon />
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
