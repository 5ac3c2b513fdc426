/** The table as files to take away. */
import { replay } from '../../../texts/en/replay.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { DownloadIcon } from '../../../parts/icons.tsx';
import { exportAddress } from '../../../net/api.ts';
import { printMoment } from '../../../table/moments.ts';
import { languageNow } from '../../../texts/language.ts';
import { learn, t } from '../../../texts/index.ts';
import { exportShown } from '../dialogs.tsx';
import type { TableModel } from '../model.ts';
import '../../../styles/export.css';

learn(replay);

const FILES = ['ndjson', 'record', 'csv', 'svg', 'png', 'annotations'] as const;
/** Pictures are of the moment that is shown. */
const PICTURES: ReadonlySet<string> = new Set(['svg', 'png']);

export function ExportDialog({ model }: { readonly model: TableModel }) {
  const { session, replay } = model;
  const moment = replay.moment.value;
  const address = (format: string): string => {
    const wish = new URLSearchParams({ format });
    if (format === 'record') wish.set('language', languageNow());
    if (moment !== null && PICTURES.has(format)) wish.set('at', printMoment(moment));
    return `${exportAddress(session.id)}?${wish}`;
  };
  return (
    <Dialog title={t('export.title')} onClose={() => (exportShown.value = false)}>
      <p class="muted">{t('export.lead')}</p>
      <ul class="export-files">
        {FILES.map((format) => (
          <li key={format}>
            <div>
              <p class="export-name" id={`export-${format}`}>
                {t(`export.${format}`)}
              </p>
              <p class="caption">
                {moment !== null && PICTURES.has(format) ? t('export.asShown') : t(`export.about.${format}`)}
              </p>
            </div>
            <a
              class="button small"
              href={address(format)}
              download
              aria-label={t('export.saveNamed', { name: t(`export.${format}`) })}
            >
              <DownloadIcon size={18} />
              <span>{t('export.save')}</span>
            </a>
          </li>
        ))}
      </ul>
      <p class="caption">
        {t('export.elsewhere')} <a href="/import">{t('export.import')}</a>
      </p>
    </Dialog>
  );
}
