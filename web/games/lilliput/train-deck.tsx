/** The train deck: what lies on top, what comes then, and what the first of each kind will bring about. */
import { phases, type PlayerCount, trains, trainTriggers, type TrainName } from '../../../domain/lilliput/data.ts';
import type { LilliputState, Train, TrainPile } from '../../../domain/lilliput/types.ts';
import { TrainSign } from './signs.tsx';
import { t } from '../../texts/index.ts';

/** Before the draft ends the deck is not laid out yet; how it will be depends on the players alone. */
export function pilesOf({ deck, players }: LilliputState): readonly TrainPile[] {
  if (deck.length > 0) return deck;
  return trains.map((train) => ({ type: train.type, left: train.deck[players.length as PlayerCount] }));
}

/** What the first train of a kind sets off, in words. */
export function effectsOf(type: TrainName): string[] {
  const trigger = trainTriggers.find(({ first }) => first === type);
  const index = phases.findIndex(({ phase }) => phase === trigger?.phase);
  const [before, after] = [phases[index - 1], phases[index]];
  if (trigger === undefined || before === undefined || after === undefined) return [];
  return [
    ...trigger.rusts.map((train) => t('train.rusts', { train })),
    ...trigger.obsolete.map((train) => t('train.halves', { train })),
    ...(after.trainLimit < before.trainLimit ? [t('train.limit', { limit: after.trainLimit })] : []),
    ...(after.phaseColour === before.phaseColour ? [] : [t(`train.tiles.${after.phaseColour}`)]),
  ];
}

export function TrainDeck({ state }: { readonly state: LilliputState }) {
  const piles = pilesOf(state).filter(({ left }) => left !== 0);
  return (
    <ol class="train-deck" aria-label={t('train.deck')}>
      {state.pool.length > 0 && <Pool pool={state.pool} />}
      {piles.map(({ type, left }, index) => (
        <li key={type} class={index === 0 ? 'pile on-top' : 'pile'}>
          <span class="pile-figures">
            {index === 0 && <span class="visually-hidden">{t('train.onTop')}</span>}
            <span class="train">
              <span class="visually-hidden">{t('train.name', { train: type })}</span>
              <span aria-hidden="true">{type}</span>
            </span>
            {left !== null && <span class="pile-left">{t('train.left', { count: left })}</span>}
          </span>
          <span class="pile-cost money">{t('money', { amount: costOf(type) })}</span>
          {effectsOf(type).map((effect) => (
            <span key={effect} class="pile-effect">
              {effect}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Trains that companies gave up, or that bureaucracy laid there. */
function Pool({ pool }: { readonly pool: readonly Train[] }) {
  return (
    <li class="pile">
      <span class="pile-figures">
        {pool.map((train, index) => (
          <TrainSign key={index} train={train} />
        ))}
      </span>
      <span class="pile-effect">{t('pool.title')}</span>
    </li>
  );
}

const costOf = (type: TrainName): number => trains.find((train) => train.type === type)?.cost ?? 0;
