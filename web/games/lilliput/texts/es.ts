/** All that a page of 18Lilliput says of the game in Spanish, in one file to fetch. */
import type { Texts } from '../../../../domain/kernel/texts.ts';
import { tableTextsInSpanish } from '../../../../domain/kernel/texts/es.ts';
import { tileNamesInSpanish } from '../../../../domain/lilliput/drawing/names.es.ts';
import { spanish } from '../../../../domain/lilliput/texts/es.ts';
import { names } from './es/names.ts';

export const texts: Texts = { ...tableTextsInSpanish, ...tileNamesInSpanish, ...spanish, ...names };
