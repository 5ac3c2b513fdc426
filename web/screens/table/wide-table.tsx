/** A table on a wide screen: board left, what is asked and the choices right, the standing under the board. */
import { signal } from '@preact/signals';
import { Players } from '../../games/lilliput/players.tsx';
import { DraftSummary } from '../../games/lilliput/summary.tsx';
import { TableBoard } from '../../games/lilliput/table-board.tsx';
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
import { shownOf } from './shown.ts';
import { TurnBand } from './turn-band.tsx';

const open = signal('overview');

export function WideTable({ model }: { readonly model: TableModel }) {
  const { session, names, order, pick } = model;
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
          <TableBoard state={shown.base} pick={pick} />
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
          {session.info.value?.status === 'gathering' && <Gathering model={model} />}
          {isDone ? (
            <DraftSummary state={shown.state} names={names.value} />
          ) : (
            <Cards {...shown} state={shown.base} names={names.value} pick={pick} />
          )}
          {shown.position !== null && !isDone && (
            <Players state={shown.state} names={names.value} order={order.value} mine={session.seat.value} />
          )}
        </div>
      </main>
    </div>
  );
}
