/** What a webhook hears when it is tried out. The API says it itself, without the words of letters. */
import type { Language } from '../../domain/kernel/languages.ts';

export const webhookTest: { readonly [language in Language]: string } = {
  en: 'Railpost reaches this channel. It will say here when a table waits for you.',
  fr: 'Railpost atteint ce canal. Il dira ici quand une table vous attend.',
  es: 'Railpost llega a este canal. Aquí dirá cuándo te espera una mesa.',
};
