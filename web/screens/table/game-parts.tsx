/** The parts of a table's page that a game may bring, each with its default. */
import type { DefaultBoardProps } from '../../games/defaults/board.tsx';
import { defaultConsequence } from '../../games/defaults/consequence.ts';
import { logTab } from '../../games/defaults/log-tab.tsx';
import { defaultOrderLine } from '../../games/defaults/order-line.ts';
import type { PlayersProps } from '../../games/defaults/players.tsx';
import { DefaultProgress } from '../../games/defaults/progress.tsx';
import type { StandingsProps } from '../../games/defaults/standings.tsx';
import type { DefaultProps } from '../../games/defaults/table.ts';
import { defaultStops } from '../../games/defaults/stops.ts';
import type { Scale } from '../../board/outline.ts';
import type { OrderLine } from '../../games/contract/table-part.ts';
import { inPlace, lazy } from '../../parts/lazy.tsx';
import type { Tab } from '../../parts/tabs.tsx';
import type { TurnStop } from '../../parts/turn-line.tsx';
import { isExpected, isOpen } from '../../table/seat-name.ts';
import { t } from '../../texts/index.ts';
import type { TableModel } from './model.ts';
import { BoardMarks } from './moment-band.tsx';
import { people } from './people-loader.ts';

const defaults = () => import('../../games/defaults/loaded.ts');
const DefaultBoard = lazy<DefaultBoardProps>(() => defaults().then((part) => part.DefaultBoard), inPlace);
const ChoiceList = lazy<DefaultProps>(() => defaults().then((part) => part.ChoiceList), inPlace);
const DefaultPlayers = lazy<PlayersProps>(() => defaults().then((part) => part.DefaultPlayers), inPlace);
const DefaultStandings = lazy<StandingsProps>(() => defaults().then((part) => part.DefaultStandings));

interface PartProps {
  readonly model: TableModel;
}

export const Progress = ({ model }: PartProps) =>
  model.view.Progress ? <model.view.Progress /> : <DefaultProgress table={model} />;

export const hasBoard = ({ view, part }: TableModel): boolean => view.Board !== undefined || part.map !== undefined;

export function Board({ model, wide = false }: PartProps & { readonly wide?: boolean }) {
  const { view, replay } = model;
  const marks = (scale: Scale) => {
    const state = replay.position.value?.state.game;
    const { places } = model.part;
    return state !== undefined && places !== undefined && <BoardMarks {...{ model, scale, state, places }} />;
  };
  if (view.Board !== undefined) return <view.Board {...{ wide, marks }} />;
  const { map } = model.part;
  return map === undefined ? null : <DefaultBoard table={model} {...{ map, marks }} />;
}

export const Controls = ({ model, wide = false }: PartProps & { readonly wide?: boolean }) =>
  model.view.Controls ? <model.view.Controls wide={wide} /> : <ChoiceList table={model} />;

export function Players({ model }: PartProps) {
  if (model.session.position.value === null) return null;
  if (model.view.Players) return <model.view.Players />;
  return <DefaultPlayers table={model} noteOf={(seat) => people.value?.ofSeat(seat) ?? null} />;
}

/** The final standings; nothing before the end. */
export function Standings({ model }: PartProps) {
  const { game, replay, session } = model;
  const state = (replay.beside.value.position ?? session.position.value)?.state.game;
  if (state === undefined || game.outcome(state) === null) return null;
  return <StandingsTable model={model} />;
}

/** The standings as they are. */
export const StandingsTable = ({ model, title }: PartProps & { readonly title?: string }) => {
  const named = title === undefined ? {} : { title };
  return model.view.Standings ? <model.view.Standings {...named} /> : <DefaultStandings table={model} {...named} />;
};

export const Costs = ({ model }: PartProps) => (model.view.Costs ? <model.view.Costs /> : null);

export const Dialogs = ({ model }: PartProps) => (model.view.Dialogs ? <model.view.Dialogs /> : null);

export const tabsOf = (model: TableModel, wide: boolean): readonly Tab[] => model.view.tabs?.(wide) ?? logTab(model);

export const stopsOf = (model: TableModel): readonly TurnStop[] => model.view.stops?.() ?? defaultStops(model);

export const consequenceOf = (model: TableModel): string | null =>
  model.view.consequence ? model.view.consequence() : defaultConsequence(model);

/** Before the start, who sits where. */
export function orderLineOf(model: TableModel): OrderLine {
  const { session, names, view } = model;
  if (session.position.value !== null) return view.orderLine?.() ?? defaultOrderLine(model);
  const stops = (session.info.value?.seats ?? []).map(
    (seat, index): TurnStop => ({
      title: names.value[index] ?? '',
      detail: t(isOpen(seat) ? 'order.open' : isExpected(seat) ? 'order.invited' : 'order.ready'),
      state: isOpen(seat) || isExpected(seat) ? 'to-come' : 'passed',
    }),
  );
  return { stops, label: t('order.seats') };
}
