/** What else can be done at a table. */
import { useSignal } from '@preact/signals';
import { exportAddress } from '../../net/api.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { DoorIcon, DownloadIcon, InfoIcon, LinkIcon, MoonIcon, SunIcon } from '../../parts/icons.tsx';
import { modeNow, switchMode } from '../../parts/mode.ts';
import { isWide } from '../../parts/wide.ts';
import { t } from '../../texts/index.ts';
import { leave } from './acts.ts';
import { linksShown } from './links-dialog.tsx';
import type { TableModel } from './model.ts';

interface MenuItemsProps {
  readonly model: TableModel;
  onChosen(): void;
}

export function MenuItems({ model, onChosen }: MenuItemsProps) {
  const { session } = model;
  const info = session.info.value;
  const sure = useSignal(false);
  const holds = info !== null && (info.you.host || info.you.seats.length > 0);
  return (
    <>
      <CopyButton class="menu-item" text={`${location.origin}/t/${session.id}`} label={t('menu.watchLink')} />
      {(session.position.value?.version ?? 0) > 0 && (
        <a class="menu-item" href={exportAddress(session.id)} download onClick={onChosen}>
          <DownloadIcon size={18} />
          <span>{t('menu.export')}</span>
        </a>
      )}
      {info?.you.host && (
        <button
          type="button"
          class="menu-item"
          onClick={() => {
            linksShown.value = true;
            onChosen();
          }}
        >
          <LinkIcon size={18} />
          <span>{t(info.seats.length === 1 ? 'menu.ownLink' : 'menu.links')}</span>
        </button>
      )}
      {!isWide.value && (
        <button type="button" class="menu-item" onClick={switchMode}>
          {modeNow() === 'dark' ? <SunIcon size={18} /> : <MoonIcon size={18} />}
          <span>{t(modeNow() === 'dark' ? 'mode.toLight' : 'mode.toDark')}</span>
        </button>
      )}
      <a class="menu-item" href="/about">
        <InfoIcon size={18} />
        <span>{t('menu.about')}</span>
      </a>
      {holds && (
        <button
          type="button"
          class="menu-item"
          onClick={() => {
            if (sure.value) void leave(model);
            sure.value = true;
          }}
        >
          <DoorIcon size={18} />
          <span>{t(sure.value ? 'menu.leaveSure' : 'menu.leave')}</span>
        </button>
      )}
      <p class="menu-note">{t('menu.note')}</p>
    </>
  );
}
