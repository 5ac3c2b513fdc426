/** What the form of standing orders says. */
import { openGameTexts } from '../../../texts/game-texts.ts';
import { orders } from '../texts/en/orders.ts';

export const { t } = openGameTexts(orders, {
  fr: () => import('../texts/fr/orders.ts').then((part) => part.orders),
  es: () => import('../texts/es/orders.ts').then((part) => part.orders),
});
