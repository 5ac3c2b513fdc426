/** What a table says that is not simply played here, with its words and its looks. */
import '../../../styles/apart.css';
import { replay } from '../../../texts/en/replay.ts';
import { learn } from '../../../texts/index.ts';

learn(replay);

export { OriginBar } from './origin-bar.tsx';
