/** What mails say of 18Lilliput beyond its log, in English. */
import type { Texts } from '../../kernel/texts.ts';

export const mailInEnglish = {
  'mail.players': 'Players',
  'mail.cash': 'Cash',
  'mail.worth': 'Worth',
  'mail.companies': 'Companies',
  'mail.treasury': 'Treasury',
  'mail.price': 'Price',
  'mail.draft': 'The draft',
  'mail.round': 'Round {round} of {rounds}',
} as const satisfies Texts;

export type MailTexts = { readonly [key in keyof typeof mailInEnglish]: string };
