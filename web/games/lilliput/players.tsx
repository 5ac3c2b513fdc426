/** The players: order of picks as a line of stops, characters, certificates, cash. */
import { standings } from '../../../domain/lilliput/rules/ranking.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { t, tCount } from '../../texts/index.ts';
import { initials } from '../../parts/initials.ts';
import { CertificateSign } from './signs.tsx';
import { characterName, g } from './words.ts';

interface PlayersProps {
  readonly state: LilliputState;
  readonly names: readonly string[];
  /** The order of all picks, made and to come. */
  readonly order: readonly number[];
  readonly mine: number | null;
}

export function Players({ state, names, order, mine }: PlayersProps) {
  const standing = state.draft === null ? standings(state) : [];
  const worth = (seat: number) => standing.find((one) => one.seat === seat)?.total ?? 0;
  const made = order.length - (state.draft?.order.length ?? 0);
  return (
    <section class="players" aria-labelledby="players-title">
      <div class="players-head">
        <h2 class="section-title" id="players-title">
          {t('players.title')}
        </h2>
        {state.draft !== null && <PickOrder order={order} names={names} made={made} />}
        {state.draft === null && state.order.length > 0 && <PickOrder order={state.order} names={names} made={0} />}
        <span class="players-cash-title">{t('players.cash')}</span>
        {state.draft === null && <span class="players-cash-title">{t('players.worth')}</span>}
      </div>
      <ul>
        {state.players.map((player, seat) => (
          <li key={seat} class={seat === (state.draft?.order[0] ?? state.turn?.seat) ? 'player awaited' : 'player'}>
            <div class="player-who">
              <span class="player-name">
                {names[seat] ?? g('gulliver.name')}
                {seat === mine && <span class="player-you"> {t('players.you')}</span>}
              </span>
              <span class="player-what">
                {[
                  ...player.characters.map(characterName),
                  ...(player.copyCards > 0 ? [tCount('players.copyCards', player.copyCards)] : []),
                ].join(', ')}
              </span>
            </div>
            <span class="player-certificates">
              {player.certificates.map((certificate) => (
                <CertificateSign key={certificate.company} certificate={certificate} />
              ))}
            </span>
            <span class="player-cash money">{t('money', { amount: player.cash })}</span>
            {state.draft === null && <span class="player-cash money muted">{t('money', { amount: worth(seat) })}</span>}
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
}

function PickOrder({ order, names, made }: PickOrderProps) {
  const letters = initials(names);
  const stateOf = (index: number): string => {
    if (index < made) return 'done';
    return index === made ? 'now' : 'to-come';
  };
  return (
    <ol class="pick-order" aria-label={t('players.order')}>
      {order.map((seat, index) => (
        <li key={index} class={`pick-stop ${stateOf(index)}`}>
          <span aria-hidden="true">{letters[seat]}</span>
          <span class="visually-hidden">{names[seat]}</span>
        </li>
      ))}
    </ol>
  );
}
