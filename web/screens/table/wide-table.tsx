/**
 * A table on a wide screen: board left, what is asked and the choices right, the standing under the board. Each part
 * follows what it shows by itself, so that going to another moment draws no more than what is different there.
 */
import { useLayoutEffect } from 'preact/hooks';
import { Players } from '../../games/lilliput/players.tsx';
import { FinalStandings } from '../../games/lilliput/standings.tsx';
import { TurnSide } from '../../games/lilliput/turn/side.tsx';
import { Cards, wideTabs } from '../../games/lilliput/views.tsx';
import { Tabs } from '../../parts/tabs.tsx';
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
import { decidedNow, isTold, shownBeside, viewsOf } from './shown.ts';
import { openTab, together } from './people-loader.ts';
import { TurnBand } from './turn-band.tsx';
import { TurnDialogs } from './turn-dialogs.tsx';

interface PartProps {
  readonly model: TableModel;
}

export function WideTable({ model }: PartProps) {
  useLayoutEffect(() => listenToKeys(model), []);
  return (
    <div class="table-wide">
      <TableHeader model={model}>
        <Progress model={model} />
      </TableHeader>
      <main class="table-main">
        <Band model={model} />
        <AskBand model={model} />
        <div class="table-left">
          <BoardHere model={model} runBeside />
          <div class="strip">
            <Strip model={model} />
          </div>
        </div>
        <div class="column">
          <Column model={model} />
        </div>
      </main>
      <TurnDialogs model={model} />
    </div>
  );
}

function Band({ model }: PartProps) {
  if (model.look.moment.value !== null) return <MomentBand model={model} />;
  return isTold(model) ? <RecapBand model={model} /> : <TurnBand model={model} />;
}

function AskBand({ model }: PartProps) {
  const ask = momentAsk(model) ?? askOf(model);
  return (
    <section class={`ask-band ${ask.kind}`} aria-label={t('ask.label')}>
      <AskWords ask={ask} />
      <AskButtons ask={ask} />
    </section>
  );
}

const Strip = ({ model }: PartProps) => (
  <Tabs
    tabs={[...wideTabs(viewsOf(model, shownBeside(model))), ...(together.value?.tabs(model) ?? [])]}
    open={openTab.value}
    label={t('tabs.label')}
    onOpen={(id) => (openTab.value = id)}
  />
);

function Column({ model }: PartProps) {
  const { session, names, order, pick, turn } = model;
  const shown = shownBeside(model);
  const { past } = shown;
  const isDone = shown.position !== null && shown.state.draft === null;
  return (
    <>
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
          decided={decidedNow(model)}
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
    </>
  );
}
