/** A table on a wide screen: board left, what is asked and the choices right, the standing under the board. */
import { useEffect } from 'preact/hooks';
import { Players } from '../../games/lilliput/players.tsx';
import { FinalStandings } from '../../games/lilliput/standings.tsx';
import { TableBoard } from '../../games/lilliput/table-board.tsx';
import { BoardNote } from '../../games/lilliput/turn/effects.tsx';
import { TurnSide } from '../../games/lilliput/turn/side.tsx';
import { Cards, wideTabs } from '../../games/lilliput/views.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { t } from '../../texts/index.ts';
import { askOf } from './ask.ts';
import { AskButtons, AskWords } from './ask-band.tsx';
import { Consequence } from './consequence.tsx';
import { Gathering } from './gathering-soon.tsx';
import { Progress, TableHeader } from './header.tsx';
import type { TableModel } from './model.ts';
import { BoardMarks, MomentBand, MomentSide, momentAsk, RecapBand } from './moment-band.tsx';
import { Notices } from './notices.tsx';
import { Joining } from './joining.tsx';
import { listenToKeys } from './keys.ts';
import { boardShownOf, isTold, shownOf, viewsOf } from './shown.ts';
import { openTab, together } from './together.ts';
import { TurnBand } from './turn-band.tsx';
import { TurnDialogs } from './turn-dialogs.tsx';

export function WideTable({ model }: { readonly model: TableModel }) {
  const { session, names, order, pick, turn } = model;
  const ask = momentAsk(model) ?? askOf(model);
  useEffect(() => listenToKeys(model), []);
  const shown = shownOf(model);
  const { past } = shown;
  const isDone = shown.position !== null && shown.state.draft === null;
  return (
    <div class="table-wide">
      <TableHeader model={model}>
        <Progress model={model} />
      </TableHeader>
      <main class="table-main">
        {past ? <MomentBand model={model} /> : isTold(model) ? <RecapBand model={model} /> : <TurnBand model={model} />}
        <section class={`ask-band ${ask.kind}`} aria-label={t('ask.label')}>
          <AskWords ask={ask} />
          <AskButtons ask={ask} />
        </section>
        <div class="table-left">
          <TableBoard
            {...boardShownOf(model, shown)}
            above={(sheet) => past && <BoardMarks model={model} sheet={sheet} state={shown.base} />}
            note={!past && <BoardNote turn={turn} seat={session.seat.value} />}
          />
          <div class="strip">
            <Tabs
              tabs={[...wideTabs(viewsOf(model, shown)), ...(together.value?.tabs(model) ?? [])]}
              open={openTab.value}
              label={t('tabs.label')}
              onOpen={(id) => (openTab.value = id)}
            />
          </div>
        </div>
        <div class="column">
          <Notices model={model} />
          <Joining model={model} wide />
          {past ? <MomentSide model={model} /> : <Consequence model={model} always />}
          {isDone && !past && (
            <TurnSide
              turn={turn}
              base={shown.base}
              position={shown.position}
              names={names.value}
              seat={session.seat.value}
              wide
            />
          )}
          {isDone && shown.base.ranking && <FinalStandings state={shown.base} names={names.value} />}
          {session.info.value?.status === 'gathering' && <Gathering model={model} />}
          {!isDone && !past && <Cards state={shown.base} names={names.value} pick={pick} />}
          {shown.position !== null && (
            <Players
              state={shown.state}
              position={shown.position}
              names={names.value}
              order={order.value}
              mine={session.seat.value}
              noteOf={together.value?.ofSeat}
            />
          )}
          {together.value && <together.value.Meanwhile model={model} />}
        </div>
      </main>
      <TurnDialogs model={model} />
    </div>
  );
}
