/** All that a page of 18Lilliput says of the game in French, in one file to fetch. */
import type { Texts } from '../../../../domain/kernel/texts.ts';
import { tableTextsInFrench } from '../../../../domain/kernel/texts/fr.ts';
import { tileNamesInFrench } from '../../../../domain/lilliput/drawing/names.fr.ts';
import { french } from '../../../../domain/lilliput/texts/fr.ts';
import { names } from './fr/names.ts';

export const texts: Texts = { ...tableTextsInFrench, ...tileNamesInFrench, ...french, ...names };
