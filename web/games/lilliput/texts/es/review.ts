/** A round of 18Lilliput on one page, in Spanish. */
import type { review as english } from '../en/review.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const review: WordsOf<typeof english> = {
  'review.order': 'Orden de juego',
  'review.lost': '{company} pierde {trains}',
  'review.what.cash': 'en mano',
  'review.what.treasury': 'caja',
  'review.what.price': 'cotización',
  'review.land': 'El tablero, con lo que se colocó en esta ronda',
  'review.runs': 'Lo que ganaron los trenes',
  'review.noRuns': 'Ningún tren ha circulado todavía.',
  'review.routes': 'Recorridos de {company}',
  'review.undecided': 'Su director aún no ha decidido.',
  'review.kept': 'Retenido por la compañía.',
  'review.paid': 'Pagado: {payouts}.',
  'review.payout': '{name} {amount}',
  'review.toTreasury': 'caja {amount}',
  'review.price': 'Cotización {from} → {to}.',
  'review.priceStays': 'La cotización sigue en {from}.',
  'review.compared': 'Comparado con la ronda anterior',
  'review.change': 'Diferencia',
  'review.money': 'Adónde fue el dinero',
  'review.purse': 'Bolsa',
  'review.had': 'al principio',
  'review.has': 'al final',
  'review.hasNow': 'ahora',
  'review.flow.cards': 'cartas',
  'review.flow.runs': 'ingresos',
  'review.flow.shares': 'acciones',
  'review.flow.track': 'vías',
  'review.flow.trains': 'compra de trenes',
};
