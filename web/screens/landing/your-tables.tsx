/** The tables of this browser: those that wait for its person first. */
import type { Session, Status } from '../../net/api.ts';
import { t } from '../../texts/index.ts';

interface Row {
  readonly address: string;
  readonly title: string;
  readonly who: string;
  readonly status: Status;
  readonly awaited: boolean;
}

/** One row per seat; a table that is only hosted has a row of its own. */
export function rowsOf({ seats, hosts }: Session): Row[] {
  const seated = seats.map(({ table, title, seat, name, status, awaited }) => ({
    address: `/t/${table}?seat=${seat}`,
    title,
    who: t('tables.as', { name: name ?? '' }),
    status,
    awaited,
  }));
  const hosted = hosts
    .filter(({ table }) => !seats.some((seat) => seat.table === table))
    .map(({ table, title, status }) => ({
      address: `/t/${table}`,
      title,
      who: t('tables.host'),
      status,
      awaited: false,
    }));
  return [...seated, ...hosted].toSorted((one, other) => rank(one) - rank(other));
}

function rank({ awaited, status }: Row): number {
  if (awaited) return 0;
  return { running: 1, gathering: 2, ended: 3 }[status];
}

export function YourTables({ session }: { readonly session: Session }) {
  const rows = rowsOf(session);
  if (rows.length === 0) return null;
  return (
    <section class="your-tables" aria-labelledby="your-tables">
      <h2 id="your-tables">{t('tables.title')}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.address}>
            <a class={row.awaited ? 'table-row awaited' : 'table-row'} href={row.address}>
              <span class="row-dot" aria-hidden="true" />
              <span class="row-title">{row.title}</span>
              <span class="row-who">{row.who}</span>
              <span class="row-status">{t(row.awaited ? 'tables.yourTurn' : `tables.${row.status}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
