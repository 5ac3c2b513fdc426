/**
 * A table on a phone: the board on top, everything else in a sheet; what is asked and its button always show. Each part
 * follows what it shows by itself, as on a wide screen.
 */
import { effect, signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Players } from '../../games/lilliput/players.tsx';
import { FinalStandings } from '../../games/lilliput/standings.tsx';
import { Purses } from '../../games/lilliput/turn/purses.tsx';
import { TurnSide } from '../../games/lilliput/turn/side.tsx';
import { Cards, narrowTabs } from '../../games/lilliput/views.tsx';
import { UndoIcon } from '../../parts/icons.tsx';
import { Sheet, type SheetHeight } from '../../parts/sheet.tsx';
import { type Tab, Tabs } from '../../parts/tabs.tsx';
import { t } from '../../texts/index.ts';
import { askOf } from './ask.ts';
import { AskButtons, AskWords } from './ask-band.tsx';
import { BoardHere } from './board-here.tsx';
import { Consequence } from './consequence.tsx';
import { Gathering } from './gathering-soon.tsx';
import { Progress, TableHeader } from './header.tsx';
import type { TableModel } from './model.ts';
import { MomentBand, MomentSide, momentAsk, RecapBand } from './moment-band.tsx';
import { Notices } from './notices.tsx';
import { Joining } from './joining.tsx';
import { listenToKeys } from './keys.ts';
import { isTold, type Shown, shownBeside, viewsOf } from './shown.ts';
import { openTab, together } from './people-loader.ts';
import { GameTurnSteps, TurnSteps } from './turn-band.tsx';
import { TurnDialogs } from './turn-dialogs.tsx';

const height = signal<SheetHeight>('half');

interface PartProps {
  readonly model: TableModel;
}

export function NarrowTable({ model }: PartProps) {
  const { pick, turn, look } = model;
  useLayoutEffect(() => listenToKeys(model), []);
  useEffect(() => effect(() => showHand(model)), []);
  // When one's turn comes, the cards come forward.
  useEffect(
    () =>
      effect(() => {
        if (pick.begun.value !== null || turn.begun.value !== null) openTab.value = '';
      }),
    [],
  );
  useEffect(
    () =>
      effect(() => {
        if (openTab.value !== '' && height.peek() === 'low') height.value = 'half';
        // Reading and writing need the room more than the board does.
        if (openTab.value === 'talk' || openTab.value === 'notes') height.value = 'full';
      }),
    [],
  );
  // Whoever looks back wants to see the board.
  useEffect(
    () =>
      effect(() => {
        if (look.moment.value !== null && height.peek() === 'full') height.value = 'half';
        if (isTold(model)) height.value = 'half';
      }),
    [],
  );
  return (
    <div class="table-narrow">
      <TableHeader model={model}>
        <Progress model={model} />
      </TableHeader>
      <main class="narrow-main">
        <BoardHere model={model} />
        <Sheet
          height={height.value}
          tall={turn.asked.value === 'dividend'}
          onHeight={(next) => (height.value = next)}
          head={<Head model={model} />}
          foot={<Foot model={model} />}
        >
          <Steps model={model} />
          <Views model={model} />
        </Sheet>
      </main>
      <TurnDialogs model={model} />
    </div>
  );
}

function Head({ model }: PartProps) {
  const ask = momentAsk(model) ?? askOf(model);
  return (
    <div class={`ask-narrow ${ask.kind}`}>
      <AskWords ask={ask} />
      {model.look.moment.value !== null && <MomentBand model={model} />}
      <Notices model={model} />
      <Joining model={model} />
    </div>
  );
}

/** What is told, or the steps of what is put together. */
function Steps({ model }: PartProps) {
  const { pick, turn, look } = model;
  const past = look.moment.value !== null;
  const told = isTold(model);
  return (
    <>
      {!past && told && <RecapBand model={model} />}
      {!past && !told && pick.hand.value !== null && <TurnSteps model={model} />}
      {!past && !told && isTurn(model) && <GameTurnSteps model={model} />}
      {together.value && turn.stage.value.steps.length === 0 && <together.value.Meanwhile model={model} />}
    </>
  );
}

function Views({ model }: PartProps) {
  const shown = shownBeside(model);
  return (
    <Tabs
      tabs={[...firstTabs(model, shown), ...narrowTabs(viewsOf(model, shown)), ...(together.value?.tabs(model) ?? [])]}
      open={openTab.value}
      label={t('tabs.label')}
      onOpen={(id) => (openTab.value = id)}
    />
  );
}

/** A turn is a line of steps; a decision is one step, for which there is no room to lose. */
const isTurn = ({ turn }: TableModel): boolean => turn.begun.value?.state.turn?.seat === turn.begun.value?.seat;

/** What is in hand looks for its place on the board: make room, and show its steps. */
function showHand({ pick, turn, session }: TableModel): void {
  const looks = pick.hand.value !== null || turn.aim.value !== null || turn.stage.value.hand !== null;
  const steps = turn.stage.value.steps.length;
  const version = session.position.value?.version;
  if (looks && height.peek() === 'full') height.value = 'half';
  if (looks || steps > 0 || version !== undefined) document.querySelector('.sheet-body')?.scrollTo({ top: 0 });
}

function firstTabs(model: TableModel, shown: Shown): Tab[] {
  const { session, names, order, pick } = model;
  const { position } = shown;
  const cards: Tab = {
    id: 'cards',
    title: t('tabs.cards'),
    render: () => <Cards state={shown.base} names={names.value} pick={pick} />,
  };
  if (position === null) {
    const seats: Tab = { id: 'seats', title: t('tabs.seats'), render: () => <Gathering model={model} /> };
    return [seats, cards];
  }
  const players: Tab = {
    id: 'players',
    title: t('tabs.players'),
    render: () => (
      <Players
        state={shown.state}
        position={position}
        names={names.value}
        order={order.value}
        mine={session.seat.value}
        noteOf={together.value?.ofSeat}
      />
    ),
  };
  if (shown.past) {
    return [{ id: 'moment', title: t('moment.tab'), render: () => <MomentSide model={model} /> }, players];
  }
  if (shown.state.draft !== null) return [cards, players];
  const actions: Tab = {
    id: 'turn',
    title: t('tabs.actions'),
    render: () => (
      <div class="cards">
        {shown.base.ranking && <FinalStandings state={shown.base} names={names.value} />}
        <TurnSide
          turn={model.turn}
          base={shown.base}
          position={shown.position}
          names={names.value}
          seat={session.seat.value}
          wide={false}
        />
      </div>
    ),
  };
  return [actions, players];
}

function Foot({ model }: PartProps) {
  const { pick, session, turn } = model;
  const ask = momentAsk(model) ?? askOf(model);
  if (ask.kind === 'moment') return <AskButtons ask={ask} />;
  const active = turn.begun.value === null ? pick : turn;
  const canUndo = active.canUndo.value && session.sending.value === 'idle';
  return (
    <>
      <Consequence model={model} />
      {active.begun.value !== null && (
        <button
          type="button"
          class="button undo-button"
          aria-label={t('turn.undo')}
          disabled={!canUndo}
          onClick={() => active.undo()}
        >
          <UndoIcon />
        </button>
      )}
      {turn.begun.value !== null && <Purses turn={turn} />}
      <AskButtons ask={ask} />
    </>
  );
}
