/** Who made a game, as a list in the language of the page. */
import type { Credits } from '../../domain/kernel/manifest.ts';
import { localeNow } from '../texts/index.ts';

export const authorsOf = ({ authors }: Credits): string => new Intl.ListFormat(localeNow()).format(authors);
