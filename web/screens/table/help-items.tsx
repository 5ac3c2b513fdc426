/** The ways to help oneself: explanations on tap, the rules, the tour. */
import { addressOf, gameNamed } from '../../games/addresses.ts';
import { pointing, rulesShown } from '../../table/guide-requests.ts';
import { HelpIcon, LegendIcon, PlayIcon } from '../../parts/icons.tsx';
import { MenuButton } from '../../parts/menu-button.tsx';
import { help } from '../../texts/en/help.ts';
import { learn, t } from '../../texts/index.ts';
import type { MenuItemsProps } from './menu-items.tsx';

learn(help);

export function HelpItems({ model: { session, view }, onChosen }: MenuItemsProps) {
  const seat = session.seat.value;
  const game = gameNamed(session.info.value?.game ?? null);
  const back = encodeURIComponent(`/t/${session.id}${seat === null ? '' : `?seat=${seat}`}`);
  const item = (open: () => void) => () => {
    open();
    onChosen();
  };
  return (
    <>
      {view.Guide !== undefined && (
        <MenuButton
          icon={<HelpIcon size={18} />}
          label={t('help.explain')}
          onPress={item(() => (pointing.value = true))}
        />
      )}
      {game?.rules !== undefined && (
        <MenuButton
          icon={<LegendIcon size={18} />}
          label={t('help.rules')}
          onPress={item(() => (rulesShown.value = 'top'))}
        />
      )}
      {game?.tour !== undefined && (
        <a class="menu-item" href={`${addressOf(game, 'learn')}?back=${back}`}>
          <PlayIcon />
          <span>{t('learn.title')}</span>
        </a>
      )}
    </>
  );
}
