/**
 * The rules of 18Lilliput as one file to fetch: deciding, what steps cost, the best runs; and what puts a turn together,
 * for which there is no use without them. See `rules.ts`.
 */
import { learnActing } from './acting-words.ts';

export { costOf } from '../../../domain/lilliput/pricing.ts';
export { lilliput } from '../../../domain/lilliput/game.ts';
export { bestRun } from '../../../domain/lilliput/routes/best.ts';
export { Discards } from './turn/decisions.tsx';
export { Doing } from './turn/doing.tsx';
export { BoardNote, Effects } from './turn/effects.tsx';
export { Purses } from './turn/purses.tsx';
export { Tray } from './tray.tsx';

learnActing();
