/** The players: order of picks or turns as a line of stops, characters, certificates, cash, and what each is worth now. */
import { useMemo } from 'preact/hooks';
import type { CompanyId } from '../../../domain/lilliput/data.ts';
import { botAt } from '../../../domain/kernel/table.ts';
import { orderOfRound } from '../../../domain/lilliput/round-figures.ts';
import { standings } from '../../../domain/lilliput/rules/ranking.ts';
import type { Certificate, LilliputState } from '../../../domain/lilliput/types.ts';
import { initials } from '../../parts/initials.ts';
import { t, tCount } from './texts/index.ts';
import type { LilliputPosition } from './pick.ts';
import { CertificateSign, type Holding } from './signs.tsx';
import { characterName, g } from './words.ts';

interface PlayersProps {
  readonly state: LilliputState;
  readonly position: LilliputPosition;
  readonly names: readonly string[];
  /** The order of all picks, made and to come. */
  readonly order: readonly number[];
  readonly mine: number | null;
  /** What else is to be said of a seat: its time, its mail. */
  readonly noteOf?: ((seat: number) => string | null) | undefined;
}

/** All that a player holds of a company, as one sign; what he directs comes first. */
export function holdingsOf(certificates: readonly Certificate[]): Holding[] {
  const byCompany = new Map<CompanyId, Holding>();
  for (const { company, percent } of certificates) {
    const { percent: before = 0, director = false } = byCompany.get(company) ?? {};
    byCompany.set(company, { company, percent: before + percent, director: director || percent === 50 });
  }
  return [...byCompany.values()].toSorted((one, other) => Number(other.director) - Number(one.director));
}

export function Players({ state, position, names, order, mine, noteOf }: PlayersProps) {
  const standing = state.draft === null ? standings(state) : [];
  const worth = (seat: number) => standing.find((one) => one.seat === seat)?.total ?? 0;
  const turns = useMemo(() => orderOfRound(position.commits, position.state.table), [position]);
  const stops = state.draft === null ? turns : order;
  const left = state.draft === null ? state.order.length : state.draft.order.length;
  return (
    <section class="players" aria-labelledby="players-title">
      <div class="players-head">
        <h2 class="section-title" id="players-title">
          {t('players.title')}
        </h2>
        {state.stage !== 'over' && (
          <PickOrder
            order={stops}
            names={names}
            made={stops.length - left}
            label={t(state.draft === null ? 'players.turns' : 'players.order')}
          />
        )}
        <span class="players-cash-title">{t('players.cash')}</span>
        {state.draft === null && <span class="players-cash-title">{t('players.worth')}</span>}
      </div>
      <ul>
        {state.players.map((player, seat) => (
          <li key={seat} class={seat === (state.draft?.order[0] ?? state.turn?.seat) ? 'player awaited' : 'player'}>
            <div class="player-who">
              <span class="player-name">
                {names[seat] ?? g('gulliver.name')}
                {botAt(position.state.table, seat) !== null && <span class="player-you"> {t('seats.isRobot')}</span>}
                {seat === mine && <span class="player-you"> {t('players.you')}</span>}
              </span>
              <span class="player-what">
                {[
                  ...player.characters.map(characterName),
                  ...(player.copyCards > 0 ? [tCount('players.copyCards', player.copyCards)] : []),
                ].join(', ')}
              </span>
              {noteOf?.(seat) && <span class="player-note">{noteOf(seat)}</span>}
            </div>
            <span class="player-certificates">
              {holdingsOf(player.certificates).map((holding) => (
                <CertificateSign key={holding.company} holding={holding} />
              ))}
            </span>
            <span class="player-cash money">
              <span class="visually-hidden">{t('players.cash')} </span>
              {t('money', { amount: player.cash })}
            </span>
            {state.draft === null && (
              <span class="player-cash money muted">
                <span class="visually-hidden">{t('players.worth')} </span>
                {t('money', { amount: worth(seat) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PickOrderProps {
  readonly order: readonly number[];
  readonly names: readonly string[];
  readonly made: number;
  readonly label: string;
}

function PickOrder({ order, names, made, label }: PickOrderProps) {
  const letters = initials(names);
  const stateOf = (index: number): string => {
    if (index < made) return 'done';
    return index === made ? 'now' : 'to-come';
  };
  return (
    <ol class="pick-order" aria-label={label}>
      {order.map((seat, index) => (
        <li key={index} class={`pick-stop ${stateOf(index)}`}>
          <span aria-hidden="true">{letters[seat]}</span>
          <span class="visually-hidden">{names[seat]}</span>
        </li>
      ))}
    </ol>
  );
}
