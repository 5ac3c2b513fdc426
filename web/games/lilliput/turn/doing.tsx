/** What the card and the characters allow now, as buttons: everything that is not done by a tap on the board. */
import '../styles/doing.css';
import { costOf } from '../rules.ts';
import { priceOf, topTrain } from '../../../../domain/lilliput/rules/holdings.ts';
import type { LilliputChoice } from '../../../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { t, tCount } from '../texts/index.ts';
import { Mark, TilePicture } from '../signs.tsx';
import { capital } from '../../../texts/capital.ts';
import { companyShort, g } from '../words.ts';
import { Founding } from './founding.tsx';
import { Grant } from './grant.tsx';
import { opened } from './open-dialog.ts';
import { Options } from './options.tsx';
import { poolTrains, trainWords, withReturns } from './pool.tsx';
import { type Aim, aimsOf } from './turn-stage.ts';
import type { Turn } from './turn.ts';

interface DoingProps {
  readonly turn: Turn;
  readonly seat: number;
}

type Of<Type extends LilliputChoice['type']> = Extract<LilliputChoice, { type: Type }>;

const only = <Type extends LilliputChoice['type']>(choices: readonly LilliputChoice[], type: Type): Of<Type>[] =>
  choices.filter((choice): choice is Of<Type> => choice.type === type);

const pounds = (amount: number): string => t('money', { amount });

export function Doing({ turn, seat }: DoingProps) {
  const draft = turn.made.value;
  if (!draft?.state.turn) return null;
  const { choices, state } = draft;
  return (
    <section class="doing" aria-labelledby="doing-title">
      <h2 class="visually-hidden" id="doing-title">
        {t('doing.label')}
      </h2>
      <AimBar turn={turn} what="layTile" label={t('doing.lay')} />
      <AimBar turn={turn} what="placeStation" label={t('doing.station')} price={stationPrice(state, seat, choices)} />
      <Options
        title={t('doing.trains')}
        options={only(choices, 'buyTrain').map((choice, index) => ({
          key: String(index),
          company: choice.company,
          words: withReturns(
            `${companyShort(choice.company)}: ${trainWords(topTrain(state) ?? '', false)}`,
            choice.returns,
          ),
          figure: pounds(costOf(state, seat, choice)),
          onChoose: () => turn.add(choice),
        }))}
      />
      <div class="doing-more">
        {only(choices, 'tradeTrain').length > 0 && (
          <button type="button" class="button quiet small" onClick={() => (opened.value = 'trade')}>
            {t('trade.open')}
          </button>
        )}
        {poolTrains(choices).length > 0 && (
          <button type="button" class="button secondary small" onClick={() => (opened.value = 'pool')}>
            {t('pool.open')}
          </button>
        )}
      </div>
      <Options
        title={t('doing.sell')}
        options={only(choices, 'sellShares').map((choice) => ({
          key: `${choice.company}/${choice.count}`,
          company: choice.company,
          words: t('doing.sellWords', { count: choice.count, company: companyShort(choice.company) }),
          figure: t('gain', { amount: choice.count * priceOf(state, choice.company) }),
          onChoose: () => turn.add(choice),
        }))}
      />
      <Options
        title={t('doing.buy')}
        options={only(choices, 'buyShare').map((choice) => ({
          key: choice.company,
          company: choice.company,
          words: t('doing.buyWords', { company: companyShort(choice.company) }),
          figure: pounds(costOf(state, seat, choice)),
          onChoose: () => turn.add(choice),
        }))}
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

const stationPrice =
  (state: LilliputState, seat: number, choices: readonly LilliputChoice[]) =>
  ({ company }: Aim): number => {
    const choice = only(choices, 'placeStation').find((one) => one.company === company);
    return choice === undefined ? 0 : costOf(state, seat, choice);
  };

interface AimBarProps {
  readonly turn: Turn;
  readonly what: 'layTile' | 'placeStation';
  readonly label: string;
  readonly price?: (aim: Aim) => number;
}

/** Which company the next tap on the board is for. */
function AimBar({ turn, what, label, price }: AimBarProps) {
  const aims = aimsOf(turn.choices.value).filter((aim) => aim.what === what);
  const now = turn.aim.value;
  // A single company whose tap the board waits for needs no choosing; what a station costs is said all the same.
  const settled = aims.length === 1 && now?.what === what && price === undefined;
  if (aims.length === 0 || settled) return null;
  return (
    <div class="doing-part">
      <h3 class="section-title">{label}</h3>
      <div class="aim-bar" role="group" aria-label={label}>
        {aims.map((aim) => (
          <button
            key={aim.company}
            type="button"
            class="aim"
            aria-pressed={now?.what === what && now.company === aim.company}
            onClick={() => turn.aimAt(aim)}
          >
            <Mark company={aim.company} /> {companyShort(aim.company)}
            {price !== undefined && <span class="money">{pounds(price(aim))}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Tiles of one's characters, and the trade-in: on top of the card. */
function OnTop({ turn }: { readonly turn: Turn }) {
  const choices = turn.choices.value;
  const aims = aimsOf(choices).filter((aim) => aim.what === 'layCharacterTile');
  const tradeIn = only(choices, 'tradeIn');
  if (aims.length === 0 && tradeIn.length === 0) return null;
  const now = turn.aim.value;
  const several = new Set(aims.map(({ company }) => company)).size > 1;
  return (
    <div class="doing-part on-top">
      <h3 class="section-title">{t('doing.onTop')}</h3>
      <div class="aim-bar">
        {aims.map((aim) => (
          <button
            key={`${aim.company}/${aim.tile}`}
            type="button"
            class="aim"
            aria-pressed={now?.what === 'layCharacterTile' && now.tile === aim.tile && now.company === aim.company}
            onClick={() => turn.aimAt(aim)}
          >
            <TilePicture tile={aim.tile} size={30} /> {capital(g(`tile.${aim.tile}`))}
            {several && <Mark company={aim.company} />}
          </button>
        ))}
        {tradeIn.map((choice) => (
          <button key="trade-in" type="button" class="aim" onClick={() => turn.add(choice)}>
            {t('doing.tradeIn')}
          </button>
        ))}
      </div>
      {aims.length > 0 && <p class="caption">{tCount('doing.onTopHint', aims.length)}</p>}
    </div>
  );
}
