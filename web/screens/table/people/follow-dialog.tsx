/** How news of this table reaches its people: mails, which can be ended for this table alone, and a feed. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isMuted, mute, unmute } from '../../../net/own-tables.ts';
import type { Problem } from '../../../net/request.ts';
import { readFeedLink } from '../../../net/table-people.ts';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { closeHere } from './open-dialog.ts';
import { troubleSentence } from './problem-sentences.ts';

export function FollowDialog({ model }: { readonly model: TableModel }) {
  const { session } = model;
  const info = session.info.value;
  const open = `${location.origin}/api/tables/${session.id}/feed`;
  const feed = useSignal(info?.listed ? open : null);
  /** Null where no address was confirmed in this browser: then no mail goes out either. */
  const muted = useSignal<boolean | null>(null);
  const problem = useSignal<Problem | null>(null);
  useEffect(() => {
    void isMuted(session.id).then((is) => (muted.value = is));
    if (feed.peek() !== null) return;
    void readFeedLink(session.id).then((answer) => {
      if (answer.ok) feed.value = answer.value.link;
    });
  }, []);
  const switchMails = async () => {
    const answer = await (muted.peek() ? unmute(session.id) : mute(session.id));
    problem.value = answer.ok ? null : answer.problem;
    if (answer.ok) muted.value = !muted.peek();
  };
  return (
    <Dialog title={t('follow.title')} onClose={closeHere}>
      {problem.value !== null && <Notice kind="trouble">{troubleSentence(problem.value, model)}</Notice>}
      <section class="follow-part" aria-labelledby="follow-mail">
        <h3 class="section-title" id="follow-mail">
          {t('follow.mail')}
        </h3>
        {muted.value === null ? (
          <p class="muted">{t('follow.noAddress')}</p>
        ) : (
          <>
            <p role="status">{t(muted.value ? 'follow.muted' : 'follow.mails')}</p>
            <div class="dialog-acts">
              <button type="button" class="button small" aria-pressed={muted.value} onClick={() => void switchMails()}>
                {t(muted.value ? 'follow.unmute' : 'follow.mute')}
              </button>
              <a class="button quiet small" href="/settings">
                {t('follow.settings')}
              </a>
            </div>
          </>
        )}
      </section>
      <section class="follow-part" aria-labelledby="follow-feed">
        <h3 class="section-title" id="follow-feed">
          {t('follow.feed')}
        </h3>
        <p class="muted">{t(info?.listed ? 'follow.feedOpen' : 'follow.feedPrivate')}</p>
        {feed.value !== null && (
          <div class="follow-link">
            <input class="seat-address" readOnly value={feed.value} aria-label={t('follow.feedAddress')} />
            <CopyButton text={feed.value} label={t('follow.copy')} />
          </div>
        )}
      </section>
    </Dialog>
  );
}
