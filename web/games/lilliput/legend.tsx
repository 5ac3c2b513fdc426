/** The legend of the board: every sign with the drawing itself and a sentence. Loaded when somebody asks for it. */
import './styles/legend.css';
import { Dialog } from '../../parts/dialog.tsx';
import { Picture } from '../../parts/picture.tsx';
import { legend } from './texts/en/legend.ts';
import { openGameTexts } from '../../texts/game-texts.ts';
import { isWide, legendGroups, legendSvg } from './legend-pictures.ts';
import { TrainSign } from './signs.tsx';

const { t } = openGameTexts(legend, {
  fr: () => import('./texts/fr/legend.ts').then((part) => part.legend),
  es: () => import('./texts/es/legend.ts').then((part) => part.legend),
});

export interface LegendProps {
  onClose(): void;
}

type Group = keyof typeof legendGroups;
type Sign = { [group in Group]: keyof (typeof legendGroups)[group] }[Group];

const groups = Object.entries(legendGroups) as [Group, Record<Sign, Parameters<typeof legendSvg>[0]>][];

export function Legend({ onClose }: LegendProps) {
  return (
    <Dialog title={t('legend.title')} onClose={onClose}>
      <div class="legend">
        {groups.map(([group, signs]) => (
          <section key={group} aria-labelledby={`legend-${group}`}>
            <h3 class="section-title" id={`legend-${group}`}>
              {t(`legend.group.${group}`)}
            </h3>
            <ul>
              {Object.entries(signs).map(([sign, picture]) => (
                <li key={sign} class={isWide(picture) ? 'wide' : ''}>
                  <Picture class="legend-picture" svg={legendSvg(picture)} />
                  <span>{t(`legend.sign.${sign as Sign}`)}</span>
                </li>
              ))}
              {group === 'turn' && (
                <li>
                  <span class="legend-picture">
                    <TrainSign train={{ type: '2', obsolete: true }} />
                  </span>
                  <span>{t('legend.obsolete')}</span>
                </li>
              )}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
