/** What else can be done at a table. */
import { useSignal } from '@preact/signals';
import { addressOf, gameNamed } from '../../games/addresses.ts';
import { HelpItems } from './help-items.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import {
  AlertIcon,
  BellIcon,
  DoorIcon,
  DownloadIcon,
  InfoIcon,
  LinkIcon,
  MoonIcon,
  PlayersIcon,
  SunIcon,
  UndoIcon,
} from '../../parts/icons.tsx';
import { MenuButton } from '../../parts/menu-button.tsx';
import { LanguageSwitch } from '../../parts/language-switch.tsx';
import { modeNow, switchMode } from '../../parts/mode.ts';
import { isWide } from '../../parts/wide.ts';
import { t } from '../../texts/index.ts';
import { needsConsent } from '../../../domain/kernel/take-back.ts';
import { takeBackTo } from '../../table/standing.ts';
import { leave, takeBack } from './acts.ts';
import { hostDialog } from './hosting/shown.ts';
import { exportShown, linksShown, reportShown } from './dialogs.tsx';
import type { TableModel } from './model.ts';
import { PinIcon, ReplayIcon } from './replay/icons.tsx';
import { standUp } from './rematch-acts.ts';
import { people } from './people-loader.ts';
import { canNotify, isBlocked, notifies, switchNotices } from './notify.ts';

export interface MenuItemsProps {
  readonly model: TableModel;
  onChosen(): void;
}

export function MenuItems({ model, onChosen }: MenuItemsProps) {
  return (
    <>
      <div class="menu-group">
        <HelpItems {...{ model, onChosen }} />
      </div>
      <div class="menu-group">
        <HistoryItems {...{ model, onChosen }} />
      </div>
      <div class="menu-group">
        {people.value && <people.value.Menu {...{ model, onChosen }} />}
        <HostItems {...{ model, onChosen }} />
      </div>
      <div class="menu-group">
        <PageItems {...{ model, onChosen }} />
      </div>
      <LanguageSwitch />
      <p class="menu-note">{t('menu.note')}</p>
    </>
  );
}

/** Looking back, taking away, taking back. */
function HistoryItems({ model, onChosen }: MenuItemsProps) {
  const { session, replay } = model;
  const hasBegun = (session.position.value?.version ?? 0) > 0;
  const back = backOf(model);
  const item = (act: () => void) => () => {
    act();
    onChosen();
  };
  return (
    <>
      <CopyButton class="menu-item" text={`${location.origin}/t/${session.id}`} label={t('menu.watchLink')} />
      {hasBegun && (
        <MenuButton
          icon={<ReplayIcon size={18} />}
          label={t('menu.replay')}
          onPress={item(() => replay.go({ version: 1 }))}
        />
      )}
      {hasBegun && replay.moment.value === null && !('sandbox' in session) && (
        <MenuButton
          icon={<PinIcon size={18} />}
          label={t('menu.stay')}
          onPress={item(() => replay.stay({ version: session.position.peek()?.version ?? 1 }))}
        />
      )}
      {hasBegun && !('sandbox' in session) && (
        <MenuButton
          icon={<DownloadIcon size={18} />}
          label={t('menu.export')}
          onPress={item(() => (exportShown.value = true))}
        />
      )}
      {back !== null && (
        <MenuButton
          icon={<UndoIcon size={18} />}
          label={t(
            needsConsent(back.table, back.seat, back.backTo, session.takeBack.value) ? 'takeBack.ask' : 'takeBack.now',
          )}
          disabled={session.sending.value !== 'idle'}
          onPress={item(() => void takeBack(model))}
        />
      )}
    </>
  );
}

function HostItems({ model: { session }, onChosen }: MenuItemsProps) {
  const info = session.info.value;
  if (!info?.you.host) return null;
  const isGathering = info.status === 'gathering';
  return (
    <>
      {(isGathering || info.status === 'running') && info.seats.length > 1 && (
        <MenuButton
          icon={<PlayersIcon size={18} />}
          label={t(isGathering ? 'menu.changeTable' : 'menu.desk')}
          onPress={() => {
            hostDialog.value = { kind: isGathering ? 'table' : 'desk' };
            onChosen();
          }}
        />
      )}
      <MenuButton
        icon={<LinkIcon size={18} />}
        label={t(info.seats.length === 1 ? 'menu.ownLink' : 'menu.links')}
        onPress={() => {
          linksShown.value = true;
          onChosen();
        }}
      />
    </>
  );
}

/** This page in this browser. */
function PageItems({ model, onChosen }: MenuItemsProps) {
  const info = model.session.info.value;
  const game = gameNamed(info?.game ?? null);
  const sure = useSignal(false);
  const parting = useSignal(false);
  const sits = (info?.you.seats.length ?? 0) > 0;
  const isDark = modeNow() === 'dark';
  return (
    <>
      {!isWide.value && (
        <MenuButton
          icon={isDark ? <SunIcon size={18} /> : <MoonIcon size={18} />}
          label={t(isDark ? 'mode.toLight' : 'mode.toDark')}
          onPress={switchMode}
        />
      )}
      {canNotify() && sits && (
        <MenuButton
          icon={<BellIcon size={18} />}
          label={t(isBlocked.value ? 'notify.blocked' : notifies.value ? 'notify.off' : 'notify.on')}
          pressed={notifies.value}
          onPress={() => void switchNotices()}
        />
      )}
      <MenuButton
        icon={<AlertIcon size={18} />}
        label={t('report.menu')}
        onPress={() => {
          reportShown.value = true;
          onChosen();
        }}
      />
      {game?.about !== undefined && (
        <a class="menu-item" href={addressOf(game, 'about')}>
          <InfoIcon size={18} />
          <span>{t('menu.about')}</span>
        </a>
      )}
      {info?.status === 'gathering' && sits && (
        <MenuButton
          icon={<DoorIcon size={18} />}
          label={t(parting.value ? 'seats.leaveSure' : 'seats.leave')}
          onPress={() => {
            if (parting.value) void standUp(model).then(onChosen);
            parting.value = true;
          }}
        />
      )}
      {(info?.you.host === true || sits) && (
        <MenuButton
          icon={<DoorIcon size={18} />}
          label={t(sure.value ? 'menu.leaveSure' : 'menu.leave')}
          onPress={() => {
            if (sure.value) void leave(model);
            sure.value = true;
          }}
        />
      )}
    </>
  );
}

/** The turn that could be taken back, also while one is asked to play again. */
function backOf({ session }: TableModel) {
  const seat = session.seat.value;
  const table = session.position.value?.state.table;
  if (seat === null || table === undefined || table.ended !== null || 'sandbox' in session) return null;
  const backTo = takeBackTo(table, seat, session.takeBack.value);
  return backTo === null ? null : { table, seat, backTo };
}
