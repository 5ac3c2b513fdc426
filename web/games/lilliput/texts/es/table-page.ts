/** All that the pages of 18Lilliput's tables say in Spanish, in one file to fetch. */
import type { Texts } from '../../../../../domain/kernel/texts.ts';
import { acting } from './acting.ts';
import { table } from './table.ts';
import { turn } from './turn.ts';
import { composer } from './composer.ts';
import { review } from './review.ts';
import { show } from './show.ts';
import { standing } from './standing.ts';

export const texts: Texts = { ...table, ...turn, ...composer, ...acting, ...show, ...standing, ...review };
