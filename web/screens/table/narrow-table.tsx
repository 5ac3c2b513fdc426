/**
 * A table on a phone: the board on top, everything else in a sheet; what is asked and its button always show. Without a
 * board the sheet takes all the room. Each part follows what it shows by itself, as on a wide screen.
 */
import { effect, signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { UndoIcon } from '../../parts/icons.tsx';
import { Sheet, type SheetHeight } from '../../parts/sheet.tsx';
import { type Tab, Tabs } from '../../parts/tabs.tsx';
import { t } from '../../texts/index.ts';
import { askOf } from './ask.ts';
import { AskButtons, AskWords } from './ask-band.tsx';
import { Board, Controls, Costs, Dialogs, hasBoard, Players, Progress, Standings, tabsOf } from './game-parts.tsx';
import { Consequence } from './consequence.tsx';
import { Gathering } from './gathering-soon.tsx';
import { TableHeader } from './header.tsx';
import { isTold, type TableModel } from './model.ts';
import { MomentBand, MomentSide, momentAsk, RecapBand } from './moment-band.tsx';
import { Notices } from './notices.tsx';
import { Joining } from './joining.tsx';
import { listenToKeys } from './keys.ts';
import { openTab, people } from './people-loader.ts';
import { TurnSteps } from './turn-band.tsx';
import { useBusy } from './use-busy.ts';

const height = signal<SheetHeight>('half');

interface PartProps {
  readonly model: TableModel;
}

export function NarrowTable({ model }: PartProps) {
  const { composer, replay, view } = model;
  useLayoutEffect(() => listenToKeys(model), []);
  useEffect(() => effect(() => showHand(model)), []);
  // When one's turn comes, the cards come forward.
  useEffect(
    () =>
      effect(() => {
        if (composer.begun.value !== null) openTab.value = '';
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
        if (replay.moment.value !== null && height.peek() === 'full') height.value = 'half';
        if (isTold(model)) height.value = 'half';
      }),
    [],
  );
  return (
    <div class="table-narrow">
      <TableHeader model={model}>
        <Progress model={model} />
      </TableHeader>
      <main class="narrow-main" aria-busy={useBusy(model)}>
        {hasBoard(model) ? <Board model={model} /> : <div />}
        <Sheet
          tall={view.tall?.value ?? false}
          {...(hasBoard(model)
            ? { height: height.value, onHeight: (next: SheetHeight) => (height.value = next) }
            : { height: 'full' as const })}
          head={<Head model={model} />}
          foot={<Foot model={model} />}
        >
          <Steps model={model} />
          <Views model={model} />
        </Sheet>
      </main>
      <Dialogs model={model} />
    </div>
  );
}

function Head({ model }: PartProps) {
  const ask = momentAsk(model) ?? askOf(model);
  return (
    <div class={`ask-narrow ${ask.kind}`}>
      <AskWords ask={ask} />
      {model.replay.moment.value !== null && <MomentBand model={model} />}
      <Notices model={model} />
      <Joining model={model} />
    </div>
  );
}

/** What is told, or the steps of what is put together. */
function Steps({ model }: PartProps) {
  const { composer, replay, view } = model;
  const past = replay.moment.value !== null;
  const told = isTold(model);
  const showsSteps = composer.begun.value !== null && (view.showsSteps?.value ?? composer.canUndo.value);
  const hasSteps = (composer.made.value?.steps.length ?? 0) > 0;
  return (
    <>
      {!past && told && <RecapBand model={model} />}
      {!past && !told && showsSteps && <TurnSteps model={model} />}
      {people.value && !hasSteps && <people.value.Meanwhile model={model} />}
    </>
  );
}

function Views({ model }: PartProps) {
  return (
    <Tabs
      tabs={[...firstTabs(model), ...tabsOf(model, false), ...(people.value?.tabs(model) ?? [])]}
      open={openTab.value}
      label={t('tabs.label')}
      onOpen={(id) => (openTab.value = id)}
    />
  );
}

/** What is in hand looks for its place on the board: make room, and show its steps. */
function showHand({ composer, session, view }: TableModel): void {
  const seeks = view.seeksPlace?.value ?? false;
  const steps = composer.made.value?.steps.length ?? 0;
  const version = session.position.value?.version;
  if (seeks && height.peek() === 'full') height.value = 'half';
  if (seeks || steps > 0 || version !== undefined) document.querySelector('.sheet-body')?.scrollTo({ top: 0 });
}

function firstTabs(model: TableModel): Tab[] {
  const { replay, session, view } = model;
  const controls: Tab = {
    ...(view.controlsTab?.() ?? { id: 'controls', title: t('tabs.actions') }),
    render: () => (
      <div class="cards">
        <Standings model={model} />
        <Controls model={model} />
      </div>
    ),
  };
  if (session.position.value === null) {
    const seats: Tab = { id: 'seats', title: t('tabs.seats'), render: () => <Gathering model={model} /> };
    return [seats, controls];
  }
  const players: Tab = { id: 'players', title: t('tabs.players'), render: () => <Players model={model} /> };
  if (replay.beside.value.moment !== null) {
    return [{ id: 'moment', title: t('moment.tab'), render: () => <MomentSide model={model} /> }, players];
  }
  return [controls, players];
}

function Foot({ model }: PartProps) {
  const { composer, session } = model;
  const ask = momentAsk(model) ?? askOf(model);
  if (ask.kind === 'moment') return <AskButtons ask={ask} />;
  const canUndo = composer.canUndo.value && session.sending.value === 'idle';
  return (
    <>
      <Consequence model={model} />
      {composer.begun.value !== null && (
        <button
          type="button"
          class="button undo-button"
          aria-label={t('turn.undo')}
          disabled={!canUndo}
          onClick={() => composer.undo()}
        >
          <UndoIcon />
        </button>
      )}
      {composer.begun.value !== null && <Costs model={model} />}
      <AskButtons ask={ask} />
    </>
  );
}
