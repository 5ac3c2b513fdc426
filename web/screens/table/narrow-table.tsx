/** A table on a phone: the board on top, everything else in a sheet; what is asked and its button always show. */
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Players } from '../../games/lilliput/players.tsx';
import { FinalStandings } from '../../games/lilliput/standings.tsx';
import { TurnSide } from '../../games/lilliput/turn/side.tsx';
import { TableBoard } from '../../games/lilliput/table-board.tsx';
import type { Pick } from '../../games/lilliput/pick.ts';
import { Cards, narrowTabs } from '../../games/lilliput/views.tsx';
import { UndoIcon } from '../../parts/icons.tsx';
import { Sheet, type SheetHeight } from '../../parts/sheet.tsx';
import { type Tab, Tabs } from '../../parts/tabs.tsx';
import { t } from '../../texts/index.ts';
import { type Ask, askOf } from './ask.ts';
import { AskButtons, AskWords } from './ask-band.tsx';
import { Consequence } from './consequence.tsx';
import { Gathering } from './gathering.tsx';
import { Progress, TableHeader } from './header.tsx';
import type { TableModel } from './model.ts';
import { Notices } from './notices.tsx';
import { OwnName } from './own-name.tsx';
import { holdOf, routesOf, type Shown, shownOf } from './shown.ts';
import { GameTurnSteps, TurnSteps } from './turn-band.tsx';

const height = signal<SheetHeight>('half');
/** The first tab, until another one is chosen. */
const open = signal('');

export function NarrowTable({ model }: { readonly model: TableModel }) {
  const { names, pick, turn } = model;
  const ask = askOf(model);
  const shown = shownOf(model);
  const views = { ...shown, names: names.value, pick };
  useEffect(() => effect(() => showHand(pick)), []);
  // When one's turn comes, the cards come forward.
  useEffect(
    () =>
      effect(() => {
        if (pick.begun.value !== null) open.value = '';
      }),
    [],
  );
  return (
    <div class="table-narrow">
      <TableHeader model={model}>
        <Progress model={model} />
      </TableHeader>
      <main class="narrow-main">
        <TableBoard state={shown.base} hold={holdOf(model, shown)} routes={routesOf(model)} />
        <Sheet
          height={height.value}
          onHeight={(next) => (height.value = next)}
          head={
            <div class={`ask-narrow ${ask.kind}`}>
              <AskWords ask={ask} />
              <Notices model={model} />
              <OwnName model={model} />
            </div>
          }
          foot={<Foot model={model} ask={ask} />}
        >
          {pick.hand.value !== null && <TurnSteps model={model} />}
          {turn.begun.value !== null && <GameTurnSteps model={model} />}
          <Consequence model={model} />
          <Tabs
            tabs={[...firstTabs(model, shown), ...narrowTabs(views)]}
            open={open.value}
            label={t('tabs.label')}
            onOpen={(id) => {
              open.value = id;
              if (height.value === 'low') height.value = 'half';
            }}
          />
        </Sheet>
      </main>
    </div>
  );
}

/** A company in hand looks for its home on the board: make room, and show its steps. */
function showHand({ hand }: Pick): void {
  if (hand.value === null) return;
  if (height.peek() === 'full') height.value = 'half';
  document.querySelector('.sheet-body')?.scrollTo({ top: 0 });
}

function firstTabs(model: TableModel, shown: Shown): Tab[] {
  const { session, names, order, pick } = model;
  const cards: Tab = {
    id: 'cards',
    title: t('tabs.cards'),
    render: () => <Cards {...shown} state={shown.base} names={names.value} pick={pick} />,
  };
  if (shown.position === null) {
    const seats: Tab = { id: 'seats', title: t('tabs.seats'), render: () => <Gathering model={model} /> };
    return [seats, cards];
  }
  const players: Tab = {
    id: 'players',
    title: t('tabs.players'),
    render: () => <Players state={shown.state} names={names.value} order={order.value} mine={session.seat.value} />,
  };
  if (shown.state.draft !== null) return [cards, players];
  const actions: Tab = {
    id: 'turn',
    title: t('tabs.actions'),
    render: () => (
      <div class="cards">
        {shown.base.ranking && <FinalStandings state={shown.base} names={names.value} />}
        <TurnSide turn={model.turn} base={shown.base} names={names.value} seat={session.seat.value} />
      </div>
    ),
  };
  return [actions, players];
}

function Foot({ model, ask }: { readonly model: TableModel; readonly ask: Ask }) {
  const { pick, session, turn } = model;
  const active = turn.begun.value === null ? pick : turn;
  const canUndo = active.canUndo.value && session.sending.value === 'idle';
  return (
    <>
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
      <AskButtons ask={ask} />
    </>
  );
}
