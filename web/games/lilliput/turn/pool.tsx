/** Trains of the pool that may be bought now: at the printed price, from the treasury, with the director's help. */
import type { LilliputChoice } from '../../../../domain/lilliput/steps.ts';
import type { LilliputState } from '../../../../domain/lilliput/types.ts';
import { t } from '../texts/index.ts';
import { companyShort } from '../words.ts';
import type { Option } from './options.tsx';
import { printedPrice } from '../../../../domain/lilliput/rules/holdings.ts';

type PoolTrain = Extract<LilliputChoice, { type: 'buyPoolTrain' }>;

export const poolTrains = (choices: readonly LilliputChoice[]): PoolTrain[] =>
  choices.filter((choice): choice is PoolTrain => choice.type === 'buyPoolTrain');

export const withReturns = (words: string, returns: readonly string[] | undefined): string =>
  returns === undefined ? words : `${words}, ${t('doing.returning', { trains: returns.join(', ') })}`;

export const trainWords = (train: string, obsolete: boolean): string =>
  t(obsolete ? 'discard.obsolete' : 'discard.words', { train });

export const poolOptions = (
  state: LilliputState,
  choices: readonly LilliputChoice[],
  onChoose: (choice: PoolTrain) => void,
): Option[] =>
  poolTrains(choices).map((choice, index) => {
    const { company, train, obsolete, returns } = choice;
    const price = printedPrice(train);
    const help = Math.max(0, price - (state.companies[company]?.treasury ?? 0));
    return {
      key: String(index),
      company,
      words: withReturns(`${companyShort(company)}: ${trainWords(train, obsolete)}`, returns),
      detail: help > 0 ? t('pool.help', { price, help }) : t('pool.price', { price }),
      figure: t('money', { amount: price }),
      onChoose: () => onChoose(choice),
    };
  });
