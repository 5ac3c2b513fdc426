/** The table is set: its links, and the way to the host's own seat. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readLinks, readTable, type SeatLink, type TableInfo, tradeLink } from '../../net/api.ts';
import type { Problem } from '../../net/request.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { LinkIcon } from '../../parts/icons.tsx';
import { MailboxLine } from '../../parts/mailbox-line.tsx';
import { Notice } from '../../parts/notice.tsx';
import { problemSentence } from '../../parts/problem-sentence.ts';
import { SeatLinks } from '../../parts/seat-links.tsx';
import { isExpected, seatName } from '../../table/seat-name.ts';
import { localeNow, t } from '../../texts/index.ts';

interface TableIsSetProps {
  readonly id: string;
  readonly hostLink: string | null;
}

export function TableIsSet({ id, hostLink }: TableIsSetProps) {
  const info = useSignal<TableInfo | null>(null);
  const links = useSignal<readonly SeatLink[] | null>(null);
  const problem = useSignal<Problem | null>(null);
  useEffect(() => {
    void Promise.all([readTable(id), readLinks(id)]).then(([table, found]) => {
      if (table.ok) info.value = table.value;
      if (found.ok) links.value = found.value;
      problem.value = table.ok ? (found.ok ? null : found.problem) : table.problem;
    });
  }, [id]);

  const sit = async (link: SeatLink) => {
    const answer = await tradeLink({ link: link.link.slice(link.link.indexOf('#') + 1) });
    if (answer.ok) location.href = `/t/${id}?seat=${answer.value.seat ?? link.seat}`;
    else problem.value = answer.problem;
  };

  const table = info.value;
  const seated = (table?.you.seats.length ?? 0) > 0;
  const own = seated ? null : (table?.seats.find(({ seat, name }) => seat === 0 && name !== null) ?? null);
  const ownLink = links.value?.find(({ seat }) => seat === own?.seat);
  return (
    <main class="table-is-set">
      <h1>{t('set.title')}</h1>
      {table !== null && links.value !== null && <p class="set-lead">{leadOf(table, links.value)}</p>}
      {problem.value !== null && <Notice kind="trouble">{problemSentence(problem.value)}</Notice>}
      {table !== null && links.value !== null && (
        <>
          <SeatLinks
            seats={table.seats}
            links={links.value}
            mine={table.you.seats}
            withAddress
            onSit={(link) => void sit(link)}
          />
          <div class="set-hint">
            <LinkIcon />
            <p>
              {t('set.host')} {hostLink !== null && t('set.hostElsewhere')}
            </p>
            {hostLink !== null && <CopyButton class="button quiet small" text={hostLink} label={t('set.copyHost')} />}
          </div>
          <MailboxLine />
          <div class="set-acts">
            {own !== null && ownLink !== undefined && (
              <button type="button" class="button primary" onClick={() => void sit(ownLink)}>
                {t('set.sitAs', { name: own.name ?? '' })}
              </button>
            )}
            <a class={ownLink === undefined ? 'button primary' : 'button'} href={`/t/${id}`}>
              {t('set.open')}
            </a>
          </div>
        </>
      )}
    </main>
  );
}

/** What happened, and what is left to do: mails that went out, links to hand out, and when play begins. */
function leadOf({ seats, status, you }: TableInfo, links: readonly SeatLink[]): string {
  const invited = seats.filter(isExpected).map(seatName);
  const toHandOut = links.some(({ seat }) => !you.seats.includes(seat));
  return [
    ...(invited.length > 0 ? [t('set.invited', { names: new Intl.ListFormat(localeNow()).format(invited) })] : []),
    ...(toHandOut ? [t('set.lead')] : []),
    ...(status === 'gathering' ? [t('set.begins')] : []),
  ].join(' ');
}
