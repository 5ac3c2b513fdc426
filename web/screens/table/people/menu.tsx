/** What the menu of a table offers to people who play together. */
import { MenuButton } from '../../../parts/menu-button.tsx';
import { t } from '../../../texts/index.ts';
import type { TableModel } from '../model.ts';
import { times } from './clock.ts';
import { ClockIcon, EnvelopeIcon, FlagIcon, HandsIcon, HostIcon, ListIcon, OrdersIcon } from './icons.tsx';
import { type Opened, openedHere, reported } from './open-dialog.ts';
import { mayPropose, ownSeat } from './proposals.ts';

interface MenuProps {
  readonly model: TableModel;
  onChosen(): void;
}

export function PeopleMenu({ model, onChosen }: MenuProps) {
  const info = model.session.info.value;
  const runs = model.session.head.value?.status === 'running' && (model.session.position.value?.version ?? 0) > 0;
  const holds = info !== null && (info.you.host || info.you.seats.length > 0);
  const open = (what: Opened) => () => {
    openedHere.value = what;
    onChosen();
  };
  return (
    <>
      {runs && times.value !== null && (
        <MenuButton icon={<ClockIcon size={18} />} label={t('clock.title')} onPress={open('clock')} />
      )}
      {runs && ownSeat(model) !== null && (
        <MenuButton icon={<OrdersIcon size={18} />} label={t('orders.title')} onPress={open('orders')} />
      )}
      {runs && mayPropose(model) && (
        <MenuButton icon={<HandsIcon size={18} />} label={t('agree.title')} onPress={open('agree')} />
      )}
      {(holds || info?.listed) && (
        <MenuButton icon={<EnvelopeIcon size={18} />} label={t('follow.title')} onPress={open('follow')} />
      )}
      <MenuButton icon={<HostIcon size={18} />} label={t('hostLog.title')} onPress={open('hostLog')} />
      {info?.listed && (
        <MenuButton
          icon={<FlagIcon size={18} />}
          label={t('tell.title')}
          onPress={() => {
            reported.value = '';
            onChosen();
          }}
        />
      )}
      <a class="menu-item" href="/me">
        <ListIcon size={18} />
        <span>{t('next.all')}</span>
      </a>
    </>
  );
}
