/** The top of a table's page: which table, how far it is, which seat is played here. */
import { Logo } from '../../parts/logo.tsx';
import { Menu } from '../../parts/menu.tsx';
import { ModeSwitch } from '../../parts/mode-switch.tsx';
import { Stops } from '../../parts/stops.tsx';
import { isWide } from '../../parts/wide.ts';
import { g } from '../../games/lilliput/words.ts';
import { t } from '../../texts/index.ts';
import { MenuItems } from './menu-items.tsx';
import type { TableModel } from './model.ts';
import { SeatSwitch } from './seat-switch.tsx';

export function TableHeader({
  model,
  children,
}: {
  readonly model: TableModel;
  readonly children?: preact.ComponentChildren;
}) {
  const info = model.session.info.value;
  return (
    <header class="table-header">
      <Logo height={22} bare={!isWide.value && (info?.you.seats.length ?? 0) > 1} />
      {isWide.value && info !== null && (
        <p class="table-title">
          <strong>{info.title}</strong> {info.title !== g('game.name') && <span class="muted">{g('game.name')}</span>}
        </p>
      )}
      <div class="header-middle">{children}</div>
      <SeatSwitch model={model} />
      {isWide.value && <ModeSwitch />}
      <Menu label={t('menu.label')}>{(close) => <MenuItems model={model} onChosen={close} />}</Menu>
    </header>
  );
}

/** How far the draft is. */
export function Progress({ model }: { readonly model: TableModel }) {
  const { session, order } = model;
  const draft = session.position.value?.state.game.draft ?? null;
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
