/** What mails say of 18Lilliput beyond its log, in Spanish. */
import type { MailTexts } from './mail-en.ts';

export const mailInSpanish: MailTexts = {
  'mail.players': 'Jugadores',
  'mail.cash': 'Dinero',
  'mail.worth': 'Valor',
  'mail.companies': 'Compañías',
  'mail.treasury': 'Caja',
  'mail.price': 'Precio',
  'mail.draft': 'La elección de compañías',
  'mail.round': 'Ronda {round} de {rounds}',
};
