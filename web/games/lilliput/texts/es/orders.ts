/** Standing orders, in Spanish. */
import type { orders as english } from '../en/orders.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const orders: WordsOf<typeof english> = {
  'orders.dividends': 'Dividendos de tus compañías',
  'orders.noCompany': 'Aún no diriges ninguna compañía.',
  'orders.dividend.ask': 'Preguntarme',
  'orders.dividend.pay': 'Pagar siempre',
  'orders.dividend.payFrom': 'Pagar desde esta suma; si no, preguntarme',
  'orders.dividend.keepBelow': 'Retener por debajo de esta suma; si no, preguntarme',
  'orders.dividend.keepOrPay': 'Retener por debajo de esta suma; si no, pagar',
  'orders.trains': 'Trenes',
  'orders.offers': 'Ofertas por tus trenes',
  'orders.offer.ask': 'Preguntarme',
  'orders.offer.refuse': 'Rechazarlas todas',
  'orders.offer.acceptFrom': 'Aceptar desde esta suma; si no, rechazar',
  'orders.discard': 'Por encima del límite, entregar primero el tren más antiguo',
  'orders.pounds': 'Suma en libras, {name}',
  'orders.wrongSum': 'Aquí hace falta una suma entera de 1 a 100000.',
};
