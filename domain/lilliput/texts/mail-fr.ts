/** What mails say of 18Lilliput beyond its log, in French. */
import type { MailTexts } from './mail-en.ts';

export const mailInFrench: MailTexts = {
  'mail.players': 'Joueurs',
  'mail.cash': 'Argent',
  'mail.worth': 'Valeur',
  'mail.companies': 'Compagnies',
  'mail.treasury': 'Caisse',
  'mail.price': 'Cours',
  'mail.draft': 'Le choix des compagnies',
  'mail.round': 'Manche {round} sur {rounds}',
};
