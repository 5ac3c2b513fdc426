/** The page that ends mails. It stands alone, without scripts, so it brings its own words in each language. */
import type { Language } from '../../domain/kernel/languages.ts';
import type { Texts } from '../../domain/kernel/texts.ts';

/** What a person types, and a program that presses every button does not; the same in all languages. */
export const UNSUBSCRIBE_WORD = 'stop';

export const unsubscribeTexts: { readonly [language in Language]: Texts } = {
  en: {
    'leaving.title': 'No more mail',
    'leaving.ask':
      'Type the word {word} and press the button, and Railpost sends you no more of these mails. The word is there because programs that check mail press every button.',
    'leaving.again': 'That was not the word {word}. Nothing has changed.',
    'leaving.field': 'Type {word}',
    'leaving.button': 'Stop these mails',
    'leaving.settings': 'Open the settings',
    'leaving.done': 'Done. You get no more of these mails; your tables and links stay as they are.',
  },
  fr: {
    'leaving.title': 'Plus de courriels',
    'leaving.ask':
      'Écrivez le mot {word} et appuyez sur le bouton : Railpost ne vous enverra plus ces courriels. Ce mot est là parce que les programmes qui vérifient le courrier appuient sur tous les boutons.',
    'leaving.again': 'Ce n’était pas le mot {word}. Rien n’a changé.',
    'leaving.field': 'Écrivez {word}',
    'leaving.button': 'Arrêter ces courriels',
    'leaving.settings': 'Ouvrir les réglages',
    'leaving.done': 'C’est fait. Vous ne recevrez plus ces courriels ; vos tables et vos liens restent tels quels.',
  },
  es: {
    'leaving.title': 'No más correos',
    'leaving.ask':
      'Escribe la palabra {word} y pulsa el botón, y Railpost no te enviará más estos correos. La palabra está ahí porque los programas que revisan el correo pulsan todos los botones.',
    'leaving.again': 'Esa no era la palabra {word}. Nada ha cambiado.',
    'leaving.field': 'Escribe {word}',
    'leaving.button': 'Dejar de recibirlos',
    'leaving.settings': 'Abrir los ajustes',
    'leaving.done': 'Hecho. Ya no recibirás estos correos; tus mesas y enlaces siguen como están.',
  },
};
