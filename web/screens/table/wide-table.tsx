/** A table on a wide screen: board left, what is asked and the choices right, the standing under the board. */
import { signal } from '@preact/signals';
import { Players } from '../../games/lilliput/players.tsx';
import { FinalStandings } from '../../games/lilliput/standings.tsx';
import { TableBoard } from '../../games/lilliput/table-board.tsx';
import { TurnSide } from '../../games/lilliput/turn/side.tsx';
import { Cards, wideTabs } from '../../games/lilliput/views.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { t } from '../../texts/index.ts';
import { askOf } from './ask.ts';
import { AskButtons, AskWords } from './ask-band.tsx';
import { Consequence } from './consequence.tsx';
import { Gathering } from './gathering.tsx';
import { Progress, TableHeader } from './header.tsx';
import type { TableModel } from './model.ts';
import { Notices } from './notices.tsx';
import { OwnName } from './own-name.tsx';
import { holdOf, routesOf, shownOf } from './shown.ts';
import { TurnBand } from './turn-band.tsx';

const open = signal('overview');

export function WideTable({ model }: { readonly model: TableModel }) {
  const { session, names, order, pick, turn } = model;
  const ask = askOf(model);
  const shown = shownOf(model);
  const isDone = shown.position !== null && shown.state.draft === null;
  return (
    <div class="table-wide">
      <TableHeader model={model}>
        <Progress model={model} />
      </TableHeader>
      <main class="table-main">
        <TurnBand model={model} />
        <section class={`ask-band ${ask.kind}`} aria-label={t('ask.label')}>
          <AskWords ask={ask} />
          <AskButtons ask={ask} />
        </section>
        <div class="table-left">
          <TableBoard state={shown.base} hold={holdOf(model, shown)} routes={routesOf(model)} />
          <div class="strip">
            <Tabs
              tabs={wideTabs({ ...shown, names: names.value, pick })}
              open={open.value}
              label={t('tabs.label')}
              onOpen={(id) => (open.value = id)}
            />
          </div>
        </div>
        <div class="column">
          <Notices model={model} />
          <OwnName model={model} />
          <Consequence model={model} />
          {isDone && <TurnSide turn={turn} base={shown.base} names={names.value} seat={session.seat.value} />}
          {isDone && shown.base.ranking && <FinalStandings state={shown.base} names={names.value} />}
          {session.info.value?.status === 'gathering' && <Gathering model={model} />}
          {!isDone && <Cards {...shown} state={shown.base} names={names.value} pick={pick} />}
          {shown.position !== null && (
            <Players state={shown.state} names={names.value} order={order.value} mine={session.seat.value} />
          )}
        </div>
      </main>
    </div>
  );
}
