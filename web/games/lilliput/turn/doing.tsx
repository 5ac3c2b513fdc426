/** What the card and the characters allow now, as buttons: everything that is not done by a tap on the board. */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import type { LilliputChoice } from '../../../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { deckPrice, printedPrice, topTrain } from '../../../../domain/lilliput/rules/trains.ts';
import { priceOf } from '../../../../domain/lilliput/rules/holdings.ts';
import { t, tCount } from '../../../texts/index.ts';
import { Mark } from '../signs.tsx';
import { companyShort, g } from '../words.ts';
import { Founding } from './founding.tsx';
import { Grant } from './grant.tsx';
import { companiesFor, type Aim } from './stage.ts';
import { Trades } from './trades.tsx';
import type { Turn } from './turn.ts';

interface DoingProps {
  readonly turn: Turn;
  readonly seat: number;
  readonly names: readonly string[];
}

type Of<Type extends LilliputChoice['type']> = Extract<LilliputChoice, { type: Type }>;

const only = <Type extends LilliputChoice['type']>(choices: readonly LilliputChoice[], type: Type): Of<Type>[] =>
  choices.filter((choice): choice is Of<Type> => choice.type === type);

export function Doing({ turn, seat, names }: DoingProps) {
  const draft = turn.made.value;
  if (!draft?.state.turn) return null;
  const { choices, state } = draft;
  const trains = only(choices, 'buyTrain');
  const sales = only(choices, 'sellShares');
  const shares = only(choices, 'buyShare');
  return (
    <section class="doing" aria-label={t('doing.label')}>
      <AimBar turn={turn} what="layTile" label={t('doing.lay')} />
      <AimBar turn={turn} what="placeStation" label={t('doing.station')} />
      <Buttons
        title={t('doing.trains')}
        items={trains.map((choice) => ({ ...trainItem(state, seat, choice), choice }))}
        turn={turn}
      />
      <Trades turn={turn} state={state} names={names} />
      <PoolButtons turn={turn} />
      <Buttons
        title={t('doing.sell')}
        items={sales.map((choice) => ({
          company: choice.company,
          words: t('doing.sellWords', { count: choice.count, company: companyShort(choice.company) }),
          figure: t('money', { amount: choice.count * priceOf(state, choice.company) }),
          choice,
        }))}
        turn={turn}
      />
      <Buttons
        title={t('doing.buy')}
        items={shares.map((choice) => ({
          company: choice.company,
          words: t('doing.buyWords', { company: companyShort(choice.company) }),
          figure: t('money', { amount: priceOf(state, choice.company) }),
          choice,
        }))}
        turn={turn}
      />
      <Founding turn={turn} choices={only(choices, 'foundCompany')} />
      <Grant
        choices={only(choices, 'grantTreasury')}
        onGrant={(treasuries) => turn.add({ type: 'grantTreasury', treasuries })}
      />
      <OnTop turn={turn} />
    </section>
  );
}

function trainItem(state: LilliputState, seat: number, { company, returns }: Of<'buyTrain'>) {
  const type = topTrain(state) ?? '2';
  const words = t('doing.trainWords', { company: companyShort(company), train: type });
  return { company, words: withReturns(words, returns), figure: t('money', { amount: deckPrice(state, seat, type) }) };
}

function poolItem({ company, train, returns }: Of<'buyPoolTrain'>) {
  const words = t('doing.trainWords', { company: companyShort(company), train });
  return { company, words: withReturns(words, returns), figure: t('money', { amount: printedPrice(train) }) };
}

/** Trains of the pool that may be bought now. */
export const PoolButtons = ({ turn }: { readonly turn: Turn }) => (
  <Buttons
    title={t('doing.pool')}
    items={only(turn.choices.value, 'buyPoolTrain').map((choice) => ({ ...poolItem(choice), choice }))}
    turn={turn}
  />
);

const withReturns = (words: string, returns: readonly string[] | undefined): string =>
  returns === undefined ? words : `${words}, ${t('doing.returning', { trains: returns.join(', ') })}`;

interface Item {
  readonly company: CompanyId;
  readonly words: string;
  readonly figure: string;
  readonly choice: LilliputChoice;
}

export function Buttons({
  title,
  items,
  turn,
}: {
  readonly title: string;
  readonly items: readonly Item[];
  readonly turn: Turn;
}) {
  if (items.length === 0) return null;
  return (
    <div class="doing-part">
      <h3 class="section-title">{title}</h3>
      <ul class="doing-list">
        {items.map(({ company, words, figure, choice }, index) => (
          <li key={index}>
            <button type="button" class="doing-button" onClick={() => turn.add(choice)}>
              <Mark company={company} />
              <span class="doing-words">{words}</span>
              <span class="money">{figure}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Which company the next tap on the board is for, where there is more than one. */
function AimBar({
  turn,
  what,
  label,
}: {
  readonly turn: Turn;
  readonly what: 'layTile' | 'placeStation';
  readonly label: string;
}) {
  const companies = companiesFor(turn.choices.value, what);
  const aim = turn.aim.value;
  if (companies.length === 0) return null;
  return (
    <div class="doing-part">
      <h3 class="section-title">{label}</h3>
      <div class="aim-bar" role="group" aria-label={label}>
        {companies.map((company) => (
          <button
            key={company}
            type="button"
            class="aim"
            aria-pressed={aim?.what === what && aim.company === company}
            onClick={() => turn.aimAt({ what, company })}
          >
            <Mark company={company} /> {companyShort(company)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Tiles of one's characters, and the trade-in: on top of the card, before or after its action. */
function OnTop({ turn }: { readonly turn: Turn }) {
  const choices = turn.choices.value;
  const tiles = only(choices, 'layCharacterTile');
  const aims = new Map<string, Aim>();
  for (const { company, tile } of tiles) aims.set(`${company}/${tile}`, { what: 'layCharacterTile', company, tile });
  const tradeIn = only(choices, 'tradeIn');
  if (aims.size === 0 && tradeIn.length === 0) return null;
  const now = turn.aim.value;
  return (
    <div class="doing-part">
      <h3 class="section-title">{t('doing.onTop')}</h3>
      <div class="aim-bar">
        {[...aims.values()].map((aim) =>
          aim.what === 'layCharacterTile' ? (
            <button
              key={`${aim.company}/${aim.tile}`}
              type="button"
              class="aim"
              aria-pressed={now?.what === 'layCharacterTile' && now.tile === aim.tile && now.company === aim.company}
              onClick={() => turn.aimAt(aim)}
            >
              <Mark company={aim.company} /> {g(`tile.${aim.tile}`)}
            </button>
          ) : null,
        )}
        {tradeIn.map((choice) => (
          <button key="trade-in" type="button" class="aim" onClick={() => turn.add(choice)}>
            {t('doing.tradeIn')}
          </button>
        ))}
      </div>
      {aims.size > 0 && <p class="caption">{tCount('doing.onTopHint', aims.size)}</p>}
    </div>
  );
}
