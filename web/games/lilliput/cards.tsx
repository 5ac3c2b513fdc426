/** What can be taken in the draft, as cards: starting companies and characters, the taken ones with their takers. */
import {
  characters,
  type CharacterId,
  type CompanyId,
  type StartingCompany,
  startingCompanies,
} from '../../../domain/lilliput/data.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { t } from './texts/index.ts';
import { type Hand, onOffer, takeCharacter, takeCompany } from './hand.ts';
import type { Pick } from './pick.ts';
import { Mark, TilePicture, TrainSign } from './signs.tsx';
import { characterName, companyShort, g } from './words.ts';

interface CardsProps {
  readonly state: LilliputState;
  readonly names: readonly string[];
  readonly pick: Pick;
}

/**
 * A card can be pressed, is in hand, is somebody's, or only lies there because it is not one's turn; it can always be
 * reached and read by keyboard.
 */
interface CardProps {
  readonly chosen: boolean;
  readonly open: boolean;
  readonly taker: string | undefined;
  onTake(): void;
}

const takerOfCompany = ({ players }: LilliputState, company: CompanyId): number =>
  players.findIndex(({ certificates }) => certificates.some((one) => one.company === company));

const takerOfCharacter = ({ players }: LilliputState, character: CharacterId): number =>
  players.findIndex((player) => player.characters.includes(character));

const holds = (hand: Hand | null, id: string): boolean =>
  hand !== null && (hand.kind === 'company' ? hand.company : hand.character) === id;

export function CompanyCards({ state, names, pick }: CardsProps) {
  const offer = onOffer(pick.choices.value).companies;
  return (
    <div class="company-cards">
      {startingCompanies.map((company) => (
        <CompanyCard
          key={company.id}
          company={company}
          chosen={holds(pick.hand.value, company.id)}
          open={offer.has(company.id)}
          taker={names[takerOfCompany(state, company.id)]}
          onTake={() => pick.take(takeCompany(company.id))}
        />
      ))}
    </div>
  );
}

const cardClass = ({ chosen, taker }: CardProps): string =>
  ['pick-card', chosen ? 'chosen' : '', taker === undefined ? '' : 'taken'].filter((name) => name !== '').join(' ');

function CompanyCard(props: CardProps & { readonly company: StartingCompany }) {
  const { company, chosen, open, taker, onTake } = props;
  return (
    <button
      type="button"
      class={cardClass(props)}
      data-pick={company.id}
      aria-disabled={!open}
      aria-pressed={chosen}
      onClick={() => open && onTake()}
    >
      <span class="card-head">
        <Mark company={company.id} size={28} />
        <span class="card-name">{companyShort(company.id)}</span>
        {taker !== undefined && <span class="card-taker">{taker}</span>}
      </span>
      <span class="card-text">{g(`advantage.${company.advantage.id}`)}</span>
      <span class="card-figures">
        <Figure label={t('card.price')}>{company.startPrice}</Figure>
        <Figure label={t('card.treasury')}>{t('money', { amount: company.treasury })}</Figure>
        <Figure label={t('card.trains')}>
          {company.startTrains.map((type, index) => (
            <TrainSign key={index} train={{ type, obsolete: false }} />
          ))}
        </Figure>
      </span>
    </button>
  );
}

const Figure = ({ label, children }: { readonly label: string; readonly children: preact.ComponentChildren }) => (
  <span class="card-figure">
    <span class="card-figure-label">{label} </span>
    <span class="card-figure-value">{children}</span>
  </span>
);

export function CharacterCards({ state, names, pick }: CardsProps) {
  const offer = onOffer(pick.choices.value).characters;
  return (
    <div class="character-cards">
      {characters.map((character) => (
        <CharacterCard
          key={character.id}
          id={character.id}
          tiles={character.tiles.flatMap(({ tile, count }) => Array.from({ length: count }, () => tile))}
          chosen={holds(pick.hand.value, character.id)}
          open={offer.has(character.id)}
          taker={names[takerOfCharacter(state, character.id)]}
          onTake={() => pick.take(takeCharacter(character.id))}
        />
      ))}
    </div>
  );
}

function CharacterCard(props: CardProps & { readonly id: CharacterId; readonly tiles: readonly string[] }) {
  const { id, tiles, chosen, open, taker, onTake } = props;
  return (
    <button
      type="button"
      class={cardClass(props)}
      data-pick={id}
      aria-disabled={!open}
      aria-pressed={chosen}
      onClick={() => open && onTake()}
    >
      <span class="card-words">
        <span class="card-head">
          <span class="card-name">{characterName(id)}</span>
          {taker !== undefined && <span class="card-taker">{taker}</span>}
        </span>
        <span class="card-text">{g(`ability.${id}`)}</span>
      </span>
      <span class="card-tiles">
        {tiles.map((tile, index) => (
          <TilePicture key={index} tile={tile} size={44} />
        ))}
      </span>
    </button>
  );
}
