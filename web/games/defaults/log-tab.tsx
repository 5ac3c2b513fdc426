/** The log as a view beside the board; fetched when it is first opened. */
import { inPlace, lazy } from '../../parts/lazy.tsx';
import type { LogProps } from '../../parts/log.tsx';
import type { Tab } from '../../parts/tabs.tsx';
import { t } from '../../texts/index.ts';
import type { DefaultTable } from './table.ts';

const Log = lazy<LogProps>(() => import('../../parts/log.tsx').then((part) => part.Log), inPlace);

export function logTab({ game, replay, names, words }: DefaultTable): Tab[] {
  const steps = replay.steps.value;
  if (steps.length === 0) return [];
  return [
    {
      id: 'log',
      title: t('tabs.log'),
      render: () => (
        <Log
          {...{ game, words, steps }}
          names={names.value}
          moment={replay.beside.value.moment}
          onLook={(moment) => replay.go(moment)}
        />
      ),
    },
  ];
}
