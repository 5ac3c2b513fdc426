/** Comments from a file, shown beside those of the table in this tab. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Notice } from '../../../parts/notice.tsx';
import { keepBrought } from '../../../table/kept-comments.ts';
import { t, tCount } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { brought } from './comments-store.ts';

export function CommentFile({ model: { session } }: { readonly model: TableModel }) {
  const chooser = useRef<HTMLInputElement>(null);
  const trouble = useSignal('');
  const show = (next: typeof brought.value, said: string) => {
    brought.value = next;
    trouble.value = said;
    keepBrought(session.id, next);
  };
  const open = async (file: File | undefined) => {
    const commits = session.position.peek()?.commits;
    if (file === undefined || commits === undefined) return;
    // Fetched when somebody has such a file; without a network it cannot be read.
    const found = await import('../../../table/brought-comments.ts')
      .then(({ readBrought }) => readBrought(file, commits))
      .catch(() => 'unreadable' as const);
    if (typeof found === 'string') trouble.value = t(`comment.file.${found}`);
    else show(found.comments, found.leftOut === 0 ? '' : tCount('comment.file.leftOut', found.leftOut));
  };
  return (
    <div class="comment-file">
      {trouble.value !== '' && <Notice kind="trouble">{trouble.value}</Notice>}
      {brought.value.length > 0 && <p class="caption">{tCount('comment.file.shown', brought.value.length)}</p>}
      {brought.value.length > 0 ? (
        <button type="button" class="button quiet small" onClick={() => show([], '')}>
          {t('comment.file.away')}
        </button>
      ) : (
        <button type="button" class="button quiet small" onClick={() => chooser.current?.click()}>
          {t('comment.file.open')}
        </button>
      )}
      <input
        ref={chooser}
        type="file"
        class="visually-hidden"
        tabIndex={-1}
        accept=".json,application/json"
        aria-label={t('comment.file.open')}
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
