/** A text about what went wrong here, to copy or to mail. It leaves this page only by the reader's own hand. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { readSite, type Site } from '../../net/seats.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { localeNow, t } from '../../texts/index.ts';
import { reportShown } from './dialogs.tsx';
import type { TableModel } from './model.ts';

declare const __BUILD__: string;

/** A mail address becomes a letter, anything else a link. */
const wayTo = (contact: string, title: string, text: string): string =>
  contact.includes('@') && !contact.includes('/')
    ? `mailto:${contact}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`
    : contact;

export function ReportDialog({ model }: { readonly model: TableModel }) {
  const { session, replay } = model;
  const site = useSignal<Site | null>(null);
  useEffect(() => {
    void readSite().then((answer) => {
      if (answer.ok) site.value = answer.value;
    });
  }, []);
  /** Whoever is looking back means what is seen there. */
  const moment = replay.moment.value?.version ?? session.position.value?.version ?? 0;
  const opened = useMemo(() => new Date(), []);
  /** What the reader has made of it; it is theirs from then on. */
  const written = useSignal<string | null>(null);
  const prepared = t('report.text', {
    link: `${location.origin}/t/${session.id}${moment > 0 ? `?at=${moment}` : ''}`,
    version: site.value?.version ?? '?',
    moment,
    build: __BUILD__,
    browser: navigator.userAgent,
    time: new Intl.DateTimeFormat(localeNow(), { dateStyle: 'medium', timeStyle: 'long' }).format(opened),
  });
  const text = written.value ?? prepared;
  const contact = site.value?.contact ?? null;
  return (
    <Dialog title={t('report.title')} onClose={() => (reportShown.value = false)}>
      <p class="muted">{t('report.lead')}</p>
      <textarea
        class="text-input report-text"
        rows={9}
        aria-label={t('report.textLabel')}
        value={text}
        onInput={(event) => (written.value = event.currentTarget.value)}
      />
      <div class="report-acts">
        <CopyButton class="button primary" text={text} label={t('report.copy')} />
        {contact === null ? (
          <p class="caption">{t('report.none')}</p>
        ) : (
          <a class="button" href={wayTo(contact, t('report.title'), text)}>
            {t('report.write')}
          </a>
        )}
      </div>
    </Dialog>
  );
}
