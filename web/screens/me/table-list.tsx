/** The tables in groups: what waits for me, where others play, what still gathers, what is over. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { addressOf, groupsOf, isInvited, type TableRow } from '../../people/rows.ts';
import { Invitation } from './invitation.tsx';
import { Row } from './row.tsx';
import { tell } from './words.ts';

/** So many finished tables are shown at first. */
const FEW = 5;

interface TableListProps {
  readonly rows: readonly TableRow[];
  readonly player: string | null;
}

export function TableList({ rows, player }: TableListProps) {
  const all = useSignal(false);
  if (rows.length === 0) return <Empty />;
  const { waiting, running, gathering, ended } = groupsOf(rows);
  const next = waiting.find((row) => !isInvited(row));
  const shown = all.value ? ended : ended.slice(0, FEW);
  return (
    <div class="me-tables">
      <Group id="waiting" title={tell('waiting.title')} count={waiting.length}>
        {waiting.length === 0 && <p class="muted">{tell('waiting.none')}</p>}
        {next !== undefined && (
          <a class="button primary me-next" href={addressOf(next)}>
            {tell('next', { title: next.title })}
          </a>
        )}
        <Rows rows={waiting} player={player} />
      </Group>
      {running.length > 0 && (
        <Group id="running" title={tell('running.title')} count={running.length}>
          <Rows rows={running} player={player} />
        </Group>
      )}
      {gathering.length > 0 && (
        <Group id="gathering" title={tell('gathering.title')} count={gathering.length}>
          <Rows rows={gathering} player={player} />
        </Group>
      )}
      {ended.length > 0 && (
        <Group id="ended" title={tell('ended.title')} count={ended.length}>
          <Rows rows={shown} player={player} />
          {shown.length < ended.length && (
            <button type="button" class="button small" onClick={() => (all.value = true)}>
              {tell('ended.more', { count: ended.length })}
            </button>
          )}
        </Group>
      )}
    </div>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly children: ComponentChildren;
}

const Group = ({ id, title, count, children }: GroupProps) => (
  <section class={`me-group ${id}`} aria-labelledby={`me-${id}`}>
    <h2 id={`me-${id}`}>
      {title}
      {count > 0 && <span class="me-count">{count}</span>}
    </h2>
    {children}
  </section>
);

const Rows = ({ rows, player }: TableListProps) =>
  rows.length === 0 ? null : (
    <ul class="me-rows">
      {rows.map((row) => (
        <li key={`${row.table} ${row.seat}`}>
          {isInvited(row) && player !== null ? <Invitation row={row} player={player} /> : <Row row={row} />}
        </li>
      ))}
    </ul>
  );

const Empty = () => (
  <div class="people-nothing">
    <h2>{tell('empty.title')}</h2>
    <p>{tell('empty.words')}</p>
    <div class="confirm-acts">
      <a class="button primary" href="/new">
        {tell('empty.start')}
      </a>
      <a class="button" href="/watch">
        {tell('empty.watch')}
      </a>
    </div>
  </div>
);
