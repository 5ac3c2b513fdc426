/** The top of a table's page: which table, how far it is, which seat is played here. */
import { pointing } from '../../table/guide-requests.ts';
import { HelpIcon } from '../../parts/icons.tsx';
import { lazy } from '../../parts/lazy.tsx';
import { Logo } from '../../parts/logo.tsx';
import { Menu } from '../../parts/menu.tsx';
import { ModeSwitch } from '../../parts/mode-switch.tsx';
import { isWide } from '../../parts/wide.ts';
import { t } from '../../texts/index.ts';
import type { OriginBarProps } from './origin/origin-bar.tsx';
import type { MenuItemsProps } from './menu-items.tsx';
import type { TableModel } from './model.ts';
import { SeatSwitch } from './seat-switch.tsx';
import { people } from './people-loader.ts';

/** Above a table that is not simply played here: a sandbox, one that came as a file, one that goes on from another. */
const OriginBar = lazy<OriginBarProps>(() => import('./origin/origin-loaded.ts').then((part) => part.OriginBar), {
  Placeholder: ({ model }) => (
    <div class={'sandbox' in model.session ? 'apart-soon sandbox' : 'apart-soon'} aria-hidden="true" />
  ),
});

const hasOrigin = ({ session }: TableModel): boolean =>
  'sandbox' in session ||
  session.info.value?.imported !== undefined ||
  session.position.value?.state.table.origin !== undefined;

/** Fetched when the menu is first opened. */
const MenuItems = lazy<MenuItemsProps>(() => import('./menu-loaded.ts').then((part) => part.MenuItems));

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
            <strong>{info.title}</strong> {info.title !== model.title && <span class="muted">{model.title}</span>}
          </p>
        )}
        <div class="header-middle">{children}</div>
        <SeatSwitch model={model} />
        {people.value && <people.value.HeaderActs model={model} />}
        {isWide.value && model.view.Guide !== undefined && <HelpButton />}
        {isWide.value && <ModeSwitch />}
        <Menu label={t('menu.label')}>{(close) => <MenuItems model={model} onChosen={close} />}</Menu>
      </header>
      {hasOrigin(model) && <OriginBar model={model} />}
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
