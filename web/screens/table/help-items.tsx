/** The ways to help oneself: explanations on tap, the rules, the tour. */
import { pointing, rulesShown } from '../../table/guide-requests.ts';
import { HelpIcon, LegendIcon, PlayIcon } from '../../parts/icons.tsx';
import { MenuButton } from '../../parts/menu-button.tsx';
import { help } from '../../texts/en/help.ts';
import { learn, t } from '../../texts/index.ts';
import type { MenuItemsProps } from './menu-items.tsx';

learn(help);

export function HelpItems({ model: { session }, onChosen }: MenuItemsProps) {
  const seat = session.seat.value;
  const back = encodeURIComponent(`/t/${session.id}${seat === null ? '' : `?seat=${seat}`}`);
  const item = (open: () => void) => () => {
    open();
    onChosen();
  };
  return (
    <>
      <MenuButton
        icon={<HelpIcon size={18} />}
        label={t('help.explain')}
        onPress={item(() => (pointing.value = true))}
      />
      <MenuButton
        icon={<LegendIcon size={18} />}
        label={t('help.rules')}
        onPress={item(() => (rulesShown.value = 'top'))}
      />
      <a class="menu-item" href={`/learn?back=${back}`}>
        <PlayIcon />
        <span>{t('learn.title')}</span>
      </a>
    </>
  );
}
