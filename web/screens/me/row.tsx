/** One table in the list: its name, who is there, and how it stands for me. */
import { ago, dayAndTime, minutesSince } from '../../parts/times.ts';
import { addressOf, isInvited, type TableRow } from '../../people/rows.ts';
import { limitOf } from '../../table/turn-time.ts';
import { localeNow } from '../../texts/index.ts';
import { tell, tellCount } from './words.ts';

export const Row = ({ row }: { readonly row: TableRow }) => (
  <a class={row.awaited ? 'me-row awaited' : 'me-row'} href={addressOf(row)}>
    <RowWords row={row} />
  </a>
);

export const RowWords = ({ row }: { readonly row: TableRow }) => (
  <>
    <span class="me-stop" aria-hidden="true" />
    <span class="me-what">
      <span class="me-name">{row.title}</span>
      <span class="me-others">{othersIn(row)}</span>
    </span>
    <span class="me-how">
      <span class="me-status">{statusOf(row)}</span>
      <span class="me-when">{whenOf(row)}</span>
    </span>
  </>
);

function statusOf(row: TableRow): string {
  if (isInvited(row)) return tell('row.invited');
  if (row.awaited && row.status === 'running') return tell('row.turn');
  return tell(`row.${row.status}`);
}

const LIMITS = { own: 'row.by', reserve: 'row.reserve', over: 'row.late' } as const;

/** Until when, where a clock runs; else since when. */
function whenOf({ awaited, status, ownDeadline, deadline, at }: TableRow): string {
  const limit = awaited && status === 'running' ? limitOf({ ownDeadline, deadline }, Date.now()) : null;
  if (limit !== null) return tell(LIMITS[limit.stage], { time: dayAndTime(limit.at) });
  if (status === 'gathering') return '';
  return status === 'running' ? tell('row.lastTurn', { ago: ago(minutesSince(at)) }) : dayAndTime(at);
}

function othersIn({ others, seat, hosts, onlyHere }: TableRow): string {
  const robots = others.filter(({ bot }) => bot !== null).length;
  const people = others.flatMap(({ name, bot }) => (name === null || bot !== null ? [] : [name]));
  const open = others.length - robots - people.length;
  const there = [...people, ...(robots > 0 ? [tellCount('row.robots', robots)] : [])];
  const names = new Intl.ListFormat(localeNow(), { type: 'unit', style: 'long' }).format(there);
  return [
    there.length > 0 ? tell('row.with', { names }) : others.length === 0 ? tell('row.alone') : '',
    open > 0 ? tellCount('row.openSeats', open) : '',
    hosts && seat === null ? tell('row.hosted') : '',
    onlyHere ? tell('row.here') : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
