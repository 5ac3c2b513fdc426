/** What looking back needs, with its words and its looks: fetched when somebody first does. */
import '../../../styles/replay.css';
import { replay } from '../../../texts/en/replay.ts';
import { learn } from '../../../texts/index.ts';

learn(replay);

export { BoardMarks } from './board-marks.tsx';
export { MomentSide } from './moment-side.tsx';
export { ReplayBand } from './replay-band.tsx';
