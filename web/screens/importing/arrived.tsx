/** What has come, what it was checked for, and the way to it. */
import type { Imported } from '../../net/history.ts';
import { CheckIcon } from '../../parts/icons.tsx';
import { t, tCount } from '../../texts/index.ts';
import type { Beside } from './beside.ts';
import type { Checked } from './check.ts';

interface ArrivedProps {
  readonly imported: Imported;
  /** Null while this browser is still at it. */
  readonly checked: Checked | null;
  /** What became of the comments that came along. */
  readonly beside: Beside | null;
}

export function Arrived({ imported, checked, beside }: ArrivedProps) {
  return (
    <section class="arrived" aria-labelledby="arrived">
      <h2 id="arrived">{t(headingOf(imported))}</h2>
      <p>{t(imported.witnessed ? 'import.playedHereWords' : 'import.notWitnessed')}</p>
      <ul class="arrived-checks">
        {checked === null && <li>{t('import.checking')}</li>}
        {checked === 'damaged' && <li>{t('import.disagrees')}</li>}
        {checked === 'unchecked' && <li>{t('import.unchecked')}</li>}
        {checked !== null && typeof checked === 'object' && (
          <>
            <Sure>{tCount('import.chained', checked.commits)}</Sure>
            <Sure>{tCount('import.facts', checked.facts)}</Sure>
            {checked.draws.checked === 'checked' ? (
              <Sure>{tCount('import.draws', checked.draws.count)}</Sure>
            ) : (
              <li>{t('import.drawsLater')}</li>
            )}
          </>
        )}
        {beside === 'unreadable' && <li>{t('import.commentsUnreadable')}</li>}
        {beside === 'elsewhere' && <li>{t('import.commentsElsewhere')}</li>}
        {beside !== null && typeof beside === 'object' && <Sure>{tCount('import.comments', beside.shown)}</Sure>}
      </ul>
      <a class="button primary" href={imported.address}>
        {t('import.look')}
      </a>
    </section>
  );
}

const headingOf = ({ fresh, witnessed }: Imported) =>
  witnessed ? 'import.playedHere' : fresh ? 'import.came' : 'import.known';

const Sure = ({ children }: { readonly children: string }) => (
  <li class="sure">
    <CheckIcon size={18} /> {children}
  </li>
);
