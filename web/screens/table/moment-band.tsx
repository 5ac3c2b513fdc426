/** While a past moment is shown: where it stands, and the way back to now. The ways along the history come later. */
import { later } from '../../parts/later.tsx';
import { lazily } from '../../parts/lazily.tsx';
import { dayAndTime } from '../../parts/times.ts';
import { t } from '../../texts/index.ts';
import type { Act, Ask } from './ask.ts';
import type { TableModel } from './model.ts';
import type { RecapBandProps } from './recap-band.tsx';
import type { BoardMarksProps } from './replay/board-marks.tsx';
import type { MomentSideProps } from './replay/moment-side.tsx';
import type { ReplayBandProps } from './replay/replay-band.tsx';

export const RecapBand = later<RecapBandProps>(() => import('./recap-band.tsx').then((part) => part.RecapBand));
const replay = () => import('./replay/replay-loaded.ts');
export const MomentBand = later<ReplayBandProps>(() => replay().then((part) => part.ReplayBand));
export const BoardMarks = lazily<BoardMarksProps>(() => replay().then((part) => part.BoardMarks));
export const MomentSide = later<MomentSideProps>(() => replay().then((part) => part.MomentSide));

/** Stands in the place of what is asked: nothing can be played from here. Null when the page shows now. */
export function momentAsk({ look, session, names }: TableModel): Ask | null {
  const moment = look.moment.value;
  if (moment === null) return null;
  const step = look.step.value;
  const commit = session.position.value?.commits[moment.version - 1];
  const round = step?.round ?? 0;
  const place = round === 0 ? t('moment.draft') : t('moment.round', { round });
  const who = names.value[step?.seat ?? -1] ?? '';
  const words = [
    place,
    who,
    commit === undefined ? '' : dayAndTime(commit.at),
    step?.takenBack ? t('log.takenBack') : '',
  ];
  const back: Act = { label: t('moment.now'), onPress: () => look.go(null) };
  return {
    kind: 'moment',
    sentence: t('moment.title'),
    detail: words.filter((word) => word !== '').join(' · '),
    primary: back,
  };
}
