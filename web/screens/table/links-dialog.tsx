/** The links of the seats again, for the host: closing the first page must not lose them. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readLinks, type SeatLink } from '../../net/api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Notice } from '../../parts/notice.tsx';
import { SeatLinks } from '../../parts/seat-links.tsx';
import { problemSentence } from '../../parts/problem-sentence.ts';
import { t } from '../../texts/index.ts';
import type { Problem } from '../../net/request.ts';
import { linksShown } from './dialogs.tsx';
import type { TableModel } from './model.ts';

export function LinksDialog({ model }: { readonly model: TableModel }) {
  const { session } = model;
  const links = useSignal<readonly SeatLink[] | null>(null);
  const problem = useSignal<Problem | null>(null);
  useEffect(() => {
    void readLinks(session.id).then((answer) => {
      if (answer.ok) links.value = answer.value;
      problem.value = answer.ok ? null : answer.problem;
    });
  }, []);
  const info = session.info.value;
  if (info === null) return null;
  const isAlone = info.seats.length === 1;
  return (
    <Dialog title={t(isAlone ? 'menu.ownLink' : 'links.title')} onClose={() => (linksShown.value = false)}>
      <p class="muted">{t(isAlone ? 'links.ownHint' : 'links.hint')}</p>
      {problem.value !== null && <Notice kind="trouble">{problemSentence(problem.value)}</Notice>}
      {links.value !== null && <SeatLinks seats={info.seats} links={links.value} mine={info.you.seats} />}
    </Dialog>
  );
}
