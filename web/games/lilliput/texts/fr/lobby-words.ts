/** All that lists of tables say of the game in French, in one file to fetch. */
import type { Texts } from '../../../../../domain/kernel/texts.ts';
import { french } from '../../../../../domain/lilliput/texts/fr.ts';
import { lobby } from './lobby.ts';

export const words: Texts = { ...french, ...lobby };
