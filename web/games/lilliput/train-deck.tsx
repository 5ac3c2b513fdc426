/** The train deck: what lies on top, what comes then, and what the first of each kind will bring about. */
import {
  phases,
  type PhaseNumber,
  type PlayerCount,
  trains,
  trainTriggers,
  type TrainName,
} from '../../../domain/lilliput/data.ts';
import type { LilliputState, Train, TrainPile } from '../../../domain/lilliput/types.ts';
import { TrainSign } from './signs.tsx';
import { t } from './texts/index.ts';

/** Before the draft ends the deck is not laid out yet; how it will be depends on the players alone. */
export function pilesOf({ deck, players }: LilliputState): readonly TrainPile[] {
  if (deck.length > 0) return deck;
  return trains.map((train) => ({ type: train.type, left: train.deck[players.length as PlayerCount] }));
}

/** What the first train of a kind sets off, in words; nothing once it has come. */
export function effectsOf(type: TrainName, now: PhaseNumber): string[] {
  const trigger = trainTriggers.find(({ first }) => first === type);
  const index = phases.findIndex(({ phase }) => phase === trigger?.phase);
  const [before, after] = [phases[index - 1], phases[index]];
  if (trigger === undefined || before === undefined || after === undefined || after.phase <= now) return [];
  return [
    ...trigger.rusts.map((train) => t('train.rusts', { train })),
    ...trigger.obsolete.map((train) => t('train.halves', { train })),
    ...(after.trainLimit < before.trainLimit ? [t('train.limit', { limit: after.trainLimit })] : []),
    ...(after.phaseColour === before.phaseColour ? [] : [t(`train.tiles.${after.phaseColour}`)]),
  ];
}

const titleOf = (index: number): string => {
  if (index > 1) return '';
  return t(index === 0 ? 'train.onTop' : 'train.then');
};

export function TrainDeck({ state }: { readonly state: LilliputState }) {
  const piles = pilesOf(state).filter(({ left }) => left !== 0);
  return (
    <ol class="train-deck" aria-label={t('train.deck')}>
      {state.pool.length > 0 && <Pool pool={state.pool} />}
      {piles.map(({ type, left }, index) => (
        <li key={type} class={index === 0 ? 'pile on-top' : 'pile'}>
          <span class="pile-title">{titleOf(index)}</span>
          <span class="pile-figures">
            <span class="train" data-about={`train:${type}`}>
              <span class="visually-hidden">{t('train.name', { train: type })}</span>
              <span aria-hidden="true">{type}</span>
            </span>
            <span class="pile-cost money">{t('money', { amount: costOf(type) })}</span>
            {left !== null && <span class="pile-left">{t('train.left', { count: left })}</span>}
          </span>
          {effectsOf(type, state.phase).length > 0 && (
            <span class="pile-effect">{effectsOf(type, state.phase).join(', ')}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Equal trains lie together. */
function grouped(pool: readonly Train[]): { train: Train; count: number }[] {
  const groups: { train: Train; count: number }[] = [];
  for (const train of pool) {
    const same = groups.find((group) => group.train.type === train.type && group.train.obsolete === train.obsolete);
    if (same === undefined) groups.push({ train, count: 1 });
    else same.count += 1;
  }
  return groups;
}

/** Trains that companies gave up, or that bureaucracy laid there. */
function Pool({ pool }: { readonly pool: readonly Train[] }) {
  return (
    <li class="pile">
      <span class="pile-title">{t('pool.title')}</span>
      <span class="pile-figures">
        {grouped(pool).map(({ train, count }, index) => (
          <span key={index} class="pile-figures">
            <TrainSign train={train} />
            {count > 1 && <span class="pile-left">{t('train.left', { count })}</span>}
          </span>
        ))}
      </span>
    </li>
  );
}

const costOf = (type: TrainName): number => trains.find((train) => train.type === type)?.cost ?? 0;
