/** What lies beside the words of a stop: the real cards, deck, chart and sums, as they are on a table. */
import { useSignal } from '@preact/signals';
import { isRejection } from '../../../../domain/kernel/rejection.ts';
import { actionCards } from '../../../../domain/lilliput/data.ts';
import { lilliputFolding } from '../../../../domain/lilliput/folding/index.ts';
import { turns } from '../../../../domain/lilliput/turns.ts';
import { cashOf, companyNamed, priceOf } from '../../../../domain/lilliput/rules/holdings.ts';
import { PriceChart } from '../price-chart.tsx';
import { holdingsOf } from '../players.tsx';
import { RunSums } from '../show/run-parts.tsx';
import { CertificateSign, Mark, TrainSign } from '../signs.tsx';
import { FinalStandings } from '../standings.tsx';
import { TrainDeck } from '../train-deck.tsx';
import { SIDES, SideFace, sideLabel } from '../turn/side-face.tsx';
import { companyName, factSentence } from '../words.ts';
import { t } from '../texts/index.ts';
import type { TourProps } from '../../contract/site-parts.ts';
import { runOf } from './run.ts';
import { LEARNER, OWN, type Scene } from './story.ts';
import { tell } from './words.ts';

const names = (): string[] => [tell('tour.you'), tell('tour.other')];

export function StopSide({ scene, onDo }: TourProps<Scene>) {
  const { state } = scene.now;
  const run = runOf(scene);
  switch (scene.stop) {
    case 'goal':
      return <OwnCompany scene={scene} />;
    case 'cards':
      return <TourCards scene={scene} onDo={onDo} />;
    case 'trains':
      return (
        <>
          <News scene={scene} />
          <TrainDeck state={state} />
        </>
      );
    case 'run':
      return run === null ? null : <RunSums run={run.fact} state={state} elapsed={run.elapsed} />;
    case 'dividend':
      return <PayOrKeep scene={scene} onDo={onDo} />;
    case 'phase':
      return <News scene={scene} />;
    case 'shares':
      return (
        <>
          <PriceChart markers={state.chart} />
          <Holdings scene={scene} />
        </>
      );
    case 'end':
      return <FinalStandings state={state} names={names()} title={tell('tour.end.standing')} />;
    default:
      return null;
  }
}

const Figure = ({ label, children }: { readonly label: string; readonly children: preact.ComponentChildren }) => (
  <div class="tour-figure">
    <dt>{label}</dt>
    <dd class="money">{children}</dd>
  </div>
);

function OwnCompany({ scene }: { readonly scene: Scene }) {
  const { state } = scene.now;
  const { treasury, trains, tokens } = companyNamed(state, OWN);
  return (
    <div class="tour-company">
      <p class="tour-company-name">
        <Mark company={OWN} size={28} /> {companyName(OWN)}
      </p>
      <dl class="tour-figures">
        <Figure label={t('companies.price')}>{priceOf(state, OWN)}</Figure>
        <Figure label={t('companies.treasury')}>{t('money', { amount: treasury })}</Figure>
        <Figure label={t('companies.trains')}>
          {trains.map((train, index) => (
            <TrainSign key={index} train={train} />
          ))}
        </Figure>
        <Figure label={tell('tour.goal.stations')}>{tokens}</Figure>
        <Figure label={tell('tour.goal.cash')}>{t('money', { amount: cashOf(state, LEARNER) })}</Figure>
      </dl>
    </div>
  );
}

/** All cards of the table; only one side of one of them goes on, the others say why not. */
function TourCards({ scene, onDo }: TourProps<Scene>) {
  const answer = useSignal<string | null>(null);
  const { state } = scene.found;
  const [wanted] = scene.ways;
  if (wanted?.type !== 'takeCard') return null;
  const isTaken = scene.way !== null;
  const press = (card: string, side: (typeof SIDES)[number]) => {
    const action = actionCards.find(({ id }) => id === card)?.[side];
    const amount = action?.type === 'privateCash' ? action.amount : 0;
    if (card !== wanted.card) answer.value = tell('tour.cards.wrongCard');
    else if (side !== wanted.side) answer.value = tell('tour.cards.wrongSide', { amount });
    else {
      answer.value = null;
      onDo(0);
    }
  };
  return (
    <>
      <ul class="action-cards">
        {actionCards
          .filter(({ id }) => id in state.cards)
          .map(({ id }) => {
            const chosen = isTaken && id === wanted.card;
            return (
              <li key={id} class={`action-card ${chosen ? 'chosen' : ''}`} data-card={id}>
                {SIDES.map((side) => (
                  <button
                    key={side}
                    type="button"
                    class={`card-side ${chosen && side === wanted.side ? 'chosen' : ''}`}
                    aria-pressed={chosen && side === wanted.side}
                    aria-label={sideLabel(state, id, side)}
                    onClick={() => press(id, side)}
                  >
                    <SideFace state={state} card={id} side={side} />
                  </button>
                ))}
                {chosen && <span class="action-card-taker you">{t('cards.you')}</span>}
              </li>
            );
          })}
      </ul>
      <p class="tour-answer" role="status">
        {answer.value}
      </p>
    </>
  );
}

/** What the others did; silent facts are left out as in a log. */
function News({ scene }: { readonly scene: Scene }) {
  const isOwn = (fact: object) => 'seat' in fact && fact.seat === LEARNER;
  const told = scene.now.news.filter(
    (fact) => lilliputFolding.silent?.has(fact.type) !== true && fact.type !== 'tileLaid' && !isOwn(fact),
  );
  return (
    <ol class="tour-news" aria-label={tell('tour.meanwhile')}>
      {told.map((fact, index) => (
        <li key={index}>{factSentence(fact, names())}</li>
      ))}
    </ol>
  );
}

function PayOrKeep({ scene, onDo }: TourProps<Scene>) {
  const { draft, state } = scene.found;
  if (draft === null || state.running === null) return null;
  return (
    <>
      <p class="offer-words">
        <Mark company={OWN} size={28} />{' '}
        {t('dividend.earned', { company: companyName(OWN), revenue: state.running.revenue })}
      </p>
      <div class="dividend">
        {scene.ways.map((step, way) => {
          if (step.type !== 'payDividend' && step.type !== 'keepRevenue') return null;
          const after = turns.step(draft, step);
          if (isRejection(after)) return null;
          return (
            <button
              key={step.type}
              type="button"
              class="dividend-side"
              aria-pressed={scene.way === way}
              onClick={() => onDo(way)}
            >
              <span class="dividend-title">{t(`dividend.${step.type}`)}</span>
              <span class="dividend-figures">
                <Row
                  label={tell('tour.goal.cash')}
                  was={cashOf(state, LEARNER)}
                  is={cashOf(after.state, LEARNER)}
                  money
                />
                <Row
                  label={t('card.treasury')}
                  was={companyNamed(state, OWN).treasury}
                  is={companyNamed(after.state, OWN).treasury}
                  money
                />
                <Row label={t('card.price')} was={priceOf(state, OWN)} is={priceOf(after.state, OWN)} />
              </span>
            </button>
          );
        })}
      </div>
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly was: number;
  readonly is: number;
  readonly money?: boolean;
}

function Row({ label, was, is, money = false }: RowProps) {
  const figure = (amount: number): string => (money ? t('money', { amount }) : String(amount));
  return (
    <span class="figure-row">
      <span class="figure-label">{label} </span>
      <span class="money">
        {was !== is && <span class="was">{figure(was)} → </span>}
        <strong>{figure(is)}</strong>
      </span>
    </span>
  );
}

const Holdings = ({ scene }: { readonly scene: Scene }) => (
  <ul class="tour-holdings">
    {scene.now.state.players.map(({ certificates, cash }, seat) => (
      <li key={seat}>
        <strong>{names()[seat]}</strong>
        <span class="player-certificates">
          {holdingsOf(certificates).map((holding) => (
            <CertificateSign key={holding.company} holding={holding} />
          ))}
        </span>
        <span class="money">{t('money', { amount: cash })}</span>
      </li>
    ))}
  </ul>
);
