/** All that lists of tables say of the game in Spanish, in one file to fetch. */
import type { Texts } from '../../../../../domain/kernel/texts.ts';
import { spanish } from '../../../../../domain/lilliput/texts/es.ts';
import { lobby } from './lobby.ts';

export const words: Texts = { ...spanish, ...lobby };
