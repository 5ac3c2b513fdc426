/** While a past moment is shown: where it stands, and the way back to now. The ways along the history come later. */
import { inPlace, lazy } from '../../parts/lazy.tsx';
import { dayAndTime } from '../../parts/times.ts';
import { roundName } from '../../table/round-name.ts';
import { t } from '../../texts/index.ts';
import type { Act } from '../../games/contract/table-part.ts';
import type { Ask } from './ask-type.ts';
import type { TableModel } from './model.ts';
import type { ShownMoment } from '../../table/replay-position.ts';
import type { RecapBandProps } from './recap-band.tsx';
import type { BoardMarksProps } from './replay/board-marks.tsx';
import type { MomentSideProps } from './replay/moment-side.tsx';
import type { ReplayBandProps } from './replay/replay-band.tsx';

export const RecapBand = lazy<RecapBandProps>(() => import('./recap-band.tsx').then((part) => part.RecapBand), inPlace);
const fetchReplay = () => import('./replay/replay-loaded.ts');
export const MomentBand = lazy<ReplayBandProps>(() => fetchReplay().then((part) => part.ReplayBand), inPlace);
export const BoardMarks = lazy<BoardMarksProps>(() => fetchReplay().then((part) => part.BoardMarks));
export const MomentSide = lazy<MomentSideProps>(() => fetchReplay().then((part) => part.MomentSide), inPlace);

/** Stands in the place of what is asked: nothing can be played from here. Null when the page shows now. */
export function momentAsk(model: TableModel): Ask | null {
  const { replay } = model;
  const moment = replay.moment.value;
  if (moment === null) return null;
  const back: Act = { label: t('moment.now'), onPress: () => replay.go(null) };
  return {
    kind: 'moment',
    sentence: t('moment.title'),
    detail: momentInWords(model, { moment, step: replay.step.value }),
    primary: back,
  };
}

/** Where in the game a moment lies, whose it is and when it was; empty for now. */
export function momentInWords(
  { session, names, words }: TableModel,
  { moment, step }: Pick<ShownMoment, 'moment' | 'step'>,
): string {
  if (moment === null) return '';
  const commit = session.position.value?.commits[moment.version - 1];
  const round = step?.round ?? 0;
  const parts = [
    roundName(words, round),
    names.value[step?.seat ?? -1] ?? '',
    commit === undefined ? '' : dayAndTime(commit.at),
    step?.takenBack ? t('log.takenBack') : '',
  ];
  return parts.filter((word) => word !== '').join(' · ');
}
