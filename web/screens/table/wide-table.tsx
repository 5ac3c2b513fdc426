/**
 * A table on a wide screen: board left, what is asked and the choices right, the standing under the board. Each part
 * follows what it shows by itself, so that going to another moment draws no more than what is different there.
 */
import { useLayoutEffect } from 'preact/hooks';
import { Tabs } from '../../parts/tabs.tsx';
import { t } from '../../texts/index.ts';
import { askOf } from './ask.ts';
import { AskButtons, AskWords } from './ask-band.tsx';
import { Board, Controls, Dialogs, Players, Progress, Standings, tabsOf } from './game-parts.tsx';
import { Consequence } from './consequence.tsx';
import { Gathering } from './gathering-soon.tsx';
import { TableHeader } from './header.tsx';
import { isTold, type TableModel } from './model.ts';
import { MomentBand, MomentSide, momentAsk, RecapBand } from './moment-band.tsx';
import { Notices } from './notices.tsx';
import { Joining } from './joining.tsx';
import { listenToKeys } from './keys.ts';
import { openTab, people } from './people-loader.ts';
import { TurnBand } from './turn-band.tsx';
import { useBusy } from './use-busy.ts';

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
      <main class="table-main" aria-busy={useBusy(model)}>
        <Band model={model} />
        <AskBand model={model} />
        <div class="table-left">
          <Board model={model} wide />
          <div class="strip">
            <Strip model={model} />
          </div>
        </div>
        <div class="column">
          <Column model={model} />
        </div>
      </main>
      <Dialogs model={model} />
    </div>
  );
}

function Band({ model }: PartProps) {
  if (model.replay.moment.value !== null) return <MomentBand model={model} />;
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
    tabs={[...tabsOf(model, true), ...(people.value?.tabs(model) ?? [])]}
    open={openTab.value}
    label={t('tabs.label')}
    onOpen={(id) => (openTab.value = id)}
  />
);

function Column({ model }: PartProps) {
  const past = model.replay.beside.value.moment !== null;
  return (
    <>
      <Notices model={model} />
      <Joining model={model} wide />
      {past ? <MomentSide model={model} /> : <Consequence model={model} always />}
      {model.session.info.value?.status === 'gathering' && <Gathering model={model} />}
      {!past && <Controls model={model} wide />}
      <Standings model={model} />
      <Players model={model} />
      {people.value && <people.value.Meanwhile model={model} />}
    </>
  );
}
