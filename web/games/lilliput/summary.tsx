/** The draft is done: who has what, in the order of play. */
import { characters, type CharacterId } from '../../../domain/lilliput/data.ts';
import type { LilliputState, Player } from '../../../domain/lilliput/types.ts';
import { t } from '../../texts/index.ts';
import { priceOf } from './companies.tsx';
import { Mark, TilePicture } from './signs.tsx';
import { characterName, companyShort } from './words.ts';

interface SummaryProps {
  readonly state: LilliputState;
  readonly names: readonly string[];
}

export function DraftSummary({ state, names }: SummaryProps) {
  const { players, startPlayer } = state;
  const order = players.map((_, index) => (startPlayer + index) % players.length);
  return (
    <section class="summary" aria-labelledby="summary-title">
      <div class="players-head">
        <h2 class="section-title" id="summary-title">
          {t('summary.title')}
        </h2>
        <span class="players-cash-title">{t('players.cash')}</span>
      </div>
      <ol class="summary-line">
        {order.map((seat) => {
          const player = players[seat];
          return player && <SummaryRow key={seat} player={player} name={names[seat] ?? ''} state={state} />;
        })}
      </ol>
      <p class="caption">{t('summary.begins', { name: names[startPlayer] ?? '' })}</p>
    </section>
  );
}

function SummaryRow({
  player,
  name,
  state,
}: {
  readonly player: Player;
  readonly name: string;
  readonly state: LilliputState;
}) {
  const [certificate] = player.certificates;
  const [character] = player.characters;
  return (
    <li class="summary-player">
      {certificate && <Mark company={certificate.company} size={32} />}
      <div class="summary-words">
        <span class="summary-name">{name}</span>
        {certificate && (
          <span class="summary-what">
            {companyShort(certificate.company)},{' '}
            {t('summary.price', { price: priceOf(state, certificate.company) ?? 0 })}
          </span>
        )}
        {character && <span class="summary-what">{characterName(character)}</span>}
      </div>
      <span class="summary-tiles">
        {character && tilesOf(character).map((tile) => <TilePicture key={tile} tile={tile} size={40} />)}
      </span>
      <span class="player-cash money">{t('money', { amount: player.cash })}</span>
    </li>
  );
}

const tilesOf = (character: CharacterId): string[] =>
  characters.find(({ id }) => id === character)?.tiles.map(({ tile }) => tile) ?? [];
