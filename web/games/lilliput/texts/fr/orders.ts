/** Standing orders, in French. */
import type { orders as english } from '../en/orders.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const orders: WordsOf<typeof english> = {
  'orders.dividends': 'Dividendes de vos compagnies',
  'orders.noCompany': 'Vous ne dirigez encore aucune compagnie.',
  'orders.dividend.ask': 'Me demander',
  'orders.dividend.pay': 'Toujours payer',
  'orders.dividend.payFrom': 'Payer à partir de cette somme, sinon me demander',
  'orders.dividend.keepBelow': 'Garder au-dessous de cette somme, sinon me demander',
  'orders.dividend.keepOrPay': 'Garder au-dessous de cette somme, sinon payer',
  'orders.trains': 'Trains',
  'orders.offers': 'Offres pour vos trains',
  'orders.offer.ask': 'Me demander',
  'orders.offer.refuse': 'Toutes les refuser',
  'orders.offer.acceptFrom': 'Accepter à partir de cette somme, sinon refuser',
  'orders.discard': 'Au-delà de la limite, céder d’abord le train le plus ancien',
  'orders.pounds': 'Somme en livres, {name}',
  'orders.wrongSum': 'Il faut ici une somme entière de 1 à 100000.',
};
