/** Above a table that is not simply played here: a sandbox, one that came as a file, one that goes on from another. */
import { dayAndTime } from '../../../parts/times.ts';
import type { SandboxSession } from '../../../table/sandbox.ts';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { SandboxBar } from './sandbox-bar.tsx';

export interface OriginBarProps {
  readonly model: TableModel;
}

export function OriginBar({ model }: OriginBarProps) {
  const { session } = model;
  if ('sandbox' in session) return <SandboxBar model={model} session={session as SandboxSession<object>} />;
  const imported = session.info.value?.imported;
  // What was imported after it went on names its origin only in its facts, as it was called there.
  const told = session.position.value?.state.table.origin;
  const origin = session.info.value?.origin;
  return (
    <aside class="apart-bar" aria-label={t('origin.label')}>
      {imported !== undefined && (
        <p>
          <strong>{t('origin.imported')}</strong> {t('origin.importedWords', { time: dayAndTime(imported.at) })}
        </p>
      )}
      {origin === undefined && told !== undefined && (
        <p>
          <strong>{t('origin.forked')}</strong> {t('origin.originElsewhere', { version: told.version, table: told.id })}
        </p>
      )}
      {origin !== undefined && (
        <p>
          <strong>{t('origin.forked')}</strong>{' '}
          <a href={`/t/${encodeURIComponent(origin.table)}?at=${origin.version}`}>
            {t('origin.origin', { version: origin.version })}
          </a>
        </p>
      )}
    </aside>
  );
}
