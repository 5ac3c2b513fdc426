/** The top of a table's page: which table, how far it is, which seat is played here. */
import { phases } from '../../../domain/lilliput/data.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { pointing } from '../../games/lilliput/guide/asked.ts';
import { HelpIcon } from '../../parts/icons.tsx';
import { lazily } from '../../parts/lazily.tsx';
import { Logo } from '../../parts/logo.tsx';
import { Menu } from '../../parts/menu.tsx';
import { ModeSwitch } from '../../parts/mode-switch.tsx';
import { Stops } from '../../parts/stops.tsx';
import { isWide } from '../../parts/wide.ts';
import { g } from '../../games/lilliput/words.ts';
import { t } from '../../texts/index.ts';
import type { ApartBarProps } from './origin/apart-bar.tsx';
import type { MenuItemsProps } from './menu-items.tsx';
import type { TableModel } from './model.ts';
import { SeatSwitch } from './seat-switch.tsx';
import { together } from './people-loader.ts';

/** Above a table that is not simply played here: a sandbox, one that came as a file, one that goes on from another. */
const ApartBar = lazily<ApartBarProps>(
  () => import('./origin/apart-loaded.ts').then((part) => part.ApartBar),
  ({ model }) => <div class={'sandbox' in model.session ? 'apart-soon sandbox' : 'apart-soon'} aria-hidden="true" />,
);

const isApart = ({ session }: TableModel): boolean =>
  'sandbox' in session ||
  session.info.value?.imported !== undefined ||
  session.position.value?.state.table.origin !== undefined;

/** Fetched when the menu is first opened. */
const MenuItems = lazily<MenuItemsProps>(() => import('./menu-loaded.ts').then((part) => part.MenuItems));

export function TableHeader({
  model,
  children,
}: {
  readonly model: TableModel;
  readonly children?: preact.ComponentChildren;
}) {
  const info = model.session.info.value;
  return (
    <>
      <header class="table-header">
        <Logo height={22} bare={!isWide.value && info !== null && info.you.seats.length !== 1} />
        {isWide.value && info !== null && (
          <p class="table-title">
            <strong>{info.title}</strong> {info.title !== g('game.name') && <span class="muted">{g('game.name')}</span>}
          </p>
        )}
        <div class="header-middle">{children}</div>
        <SeatSwitch model={model} />
        {together.value && <together.value.HeaderActs model={model} />}
        {isWide.value && <HelpButton />}
        {isWide.value && <ModeSwitch />}
        <Menu label={t('menu.label')}>{(close) => <MenuItems model={model} onChosen={close} />}</Menu>
      </header>
      {isApart(model) && <ApartBar model={model} />}
    </>
  );
}

const HelpButton = () => (
  <button
    type="button"
    class="icon-button help-button"
    aria-label={t('help.explain')}
    title={t('help.explain')}
    aria-pressed={pointing.value}
    onClick={() => (pointing.value = true)}
  >
    <HelpIcon />
  </button>
);

function RoundProgress({ game }: { readonly game: LilliputState }) {
  const { round, rounds, phase } = game;
  const { trainLimit: limit = 0, phaseColour = 'yellow' } = phases.find((one) => one.phase === phase) ?? {};
  const passed = game.stage === 'over' ? rounds : round - 1;
  return (
    <p class="progress">
      <span class="progress-words">
        {game.stage === 'over' ? t('progress.over') : t('progress.round', { round, rounds })}
      </span>
      {isWide.value && <Stops total={rounds} passed={passed} />}
      {isWide.value && (
        <span class="muted">{t('progress.phase', { phase, limit, tiles: t(`train.tiles.${phaseColour}`) })}</span>
      )}
    </p>
  );
}

/** How far the draft is. */
export function Progress({ model }: { readonly model: TableModel }) {
  const { session, order, look } = model;
  const position = look.position.value ?? session.position.value;
  const game = position?.state.game;
  if (game?.draft === null && game.round > 0) return <RoundProgress game={game} />;
  const draft = game?.draft ?? null;
  const total = order.value.length;
  if (total === 0) return null;
  const made = total - (draft?.order.length ?? 0);
  return (
    <p class="progress">
      <span class="progress-words">
        {draft === null ? t('progress.done') : t('progress.pick', { number: made + 1, total })}
      </span>
      {isWide.value && <Stops total={total} passed={made} />}
    </p>
  );
}
