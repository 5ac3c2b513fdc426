/** One public table: its name, who sits there as stops on a line, what was agreed, and the one thing to do with it. */
import { gameNamed, offeredGames } from '../../games/addresses.ts';
import { lobbyOf } from '../../games/lobbies.ts';
import type { PublicSeat, PublicTable } from '../../net/lobby.ts';
import { initials } from '../../parts/initials.ts';
import { localeNow } from '../../texts/index.ts';
import { timePerTurn } from './per-turn.ts';
import { tell, tellCount } from './words.ts';

interface TableCardProps {
  readonly table: PublicTable;
  readonly ownSeat: number | null;
  onJoin(): void;
}

export function TableCard({ table, ownSeat, onJoin }: TableCardProps) {
  const { id, title, status, seats } = table;
  const free = seats.filter(({ open }) => open).length;
  const address = ownSeat === null ? `/t/${id}` : `/t/${id}?seat=${ownSeat}`;
  const joins = status === 'open' && free > 0 && ownSeat === null;
  return (
    <article class="watch-table" aria-labelledby={`table-${id}`}>
      <h2 id={`table-${id}`}>
        <a href={address}>{title}</a>
      </h2>
      <Seats seats={seats} />
      <p class="watch-agreed">{agreedAt(table)}</p>
      <p class="watch-state">{stateOf(table, free)}</p>
      {joins ? (
        <button type="button" class="button small" aria-describedby={`table-${id}`} onClick={onJoin}>
          {tell('row.join')}
        </button>
      ) : (
        <a class="button small" href={address} aria-describedby={`table-${id}`}>
          {tell(status === 'running' ? 'row.watch' : 'row.look')}
        </a>
      )}
    </article>
  );
}

const nameOf = ({ name, bot, open }: PublicSeat, seat: number): string => {
  if (bot !== null) return tell('row.robot');
  if (open) return tell('row.openSeat');
  return name ?? tell('row.player', { number: seat + 1 });
};

function Seats({ seats }: { readonly seats: readonly PublicSeat[] }) {
  const names = seats.map(nameOf);
  const letters = initials(names);
  return (
    <ul class="watch-seats" aria-label={tell('row.who')}>
      {seats.map(({ open }, seat) => (
        <li key={seat} class={open ? 'watch-seat open' : 'watch-seat'}>
          <span class="watch-stop" aria-hidden="true">
            {open ? '' : letters[seat]}
          </span>
          <span class="watch-name">{names[seat]}</span>
        </li>
      ))}
    </ul>
  );
}

function agreedAt({ game, options, clock }: PublicTable): string {
  const title = offeredGames.length > 1 ? [gameNamed(game)?.title ?? game] : [];
  const agreed = lobbyOf(game)?.optionsInWords(options) ?? [];
  const time = clock === null ? tell('row.noClock') : tell('row.perTurn', { time: timePerTurn(clock.perTurn) });
  return [...title, ...agreed, time].join(' · ');
}

const day = (at: string): string =>
  new Intl.DateTimeFormat(localeNow(), { day: 'numeric', month: 'long' }).format(new Date(at));

function stateOf({ status, at, version }: PublicTable, free: number): string {
  if (status === 'open') return free > 0 ? tellCount('row.free', free) : tell('row.full');
  if (status === 'finished') return tell('row.ended', { day: day(at) });
  // The first commit sets the table.
  const turns = version - 1;
  return [tell('row.since', { day: day(at) }), ...(turns > 0 ? [tellCount('row.turns', turns)] : [])].join(' · ');
}
