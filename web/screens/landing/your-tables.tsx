/** The tables of whoever sits here: those that wait for them first, a few of them; all are on a page of their own. */
import { addressOf, isInvited, type TableRow } from '../../people/rows.ts';
import { t } from '../../texts/index.ts';

/** More would push what the page is about out of sight. */
const FEW = 6;

const statusOf = (row: TableRow): string => {
  if (isInvited(row)) return t('tables.invited');
  return t(row.awaited && row.status === 'running' ? 'tables.yourTurn' : `tables.${row.status}`);
};

function whoIn({ seat, name }: TableRow): string {
  if (seat === null) return t('tables.host');
  return name === null ? '' : t('tables.as', { name });
}

export function YourTables({ rows }: { readonly rows: readonly TableRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section class="your-tables" aria-labelledby="your-tables">
      <div class="your-tables-head">
        <h2 id="your-tables">{t('tables.title')}</h2>
        <a href="/me">{rows.length > FEW ? t('tables.all', { count: rows.length }) : t('me.title')}</a>
      </div>
      <ul>
        {rows.slice(0, FEW).map((row) => (
          <li key={`${row.table} ${row.seat}`}>
            <a class={row.awaited ? 'table-row awaited' : 'table-row'} href={isInvited(row) ? '/me' : addressOf(row)}>
              <span class="row-dot" aria-hidden="true" />
              <span class="row-title">{row.title}</span>
              <span class="row-who">{whoIn(row)}</span>
              <span class="row-status">{statusOf(row)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
