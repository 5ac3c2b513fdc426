/** The mailbox of this machine, in Spanish. */
import type { mailbox as english } from '../en/mailbox.ts';
import type { WordsOf } from '../words.ts';

export const mailbox: WordsOf<typeof english> = {
  'mailbox.title': 'Buzón',
  'mailbox.line': 'Los mensajes se quedan en esta máquina. Aquí están los de cada jugador, tal como los recibiría.',
  'mailbox.empty': 'Todavía no hay mensajes',
  'mailbox.emptyWords':
    'Abre una mesa y da una dirección a un jugador, la que sea: la invitación llega aquí en vez de salir.',
  'mailbox.start': 'Abrir una mesa',
  'mailbox.everybody': 'Todos',
  'mailbox.people': 'De quién son',
  'mailbox.letters': 'Mensajes',
  'mailbox.choose': 'Elige un mensaje.',
  'mailbox.back': 'Todos los mensajes',
  'mailbox.to': 'Para {name}',
  'mailbox.seen': 'Como se ve',
  'mailbox.plain': 'Solo texto',
  'mailbox.headers': 'Cabeceras',
  'mailbox.frame': 'El mensaje «{subject}»',
  'mailbox.views': 'Formas de leerlo',
  'mailbox.waiting.one': 'Un mensaje espera, para que antes se pueda deshacer un error.',
  'mailbox.waiting.other': '{count} mensajes esperan, para que antes se pueda deshacer un error.',
  'mailbox.deliver': 'Entregar ahora',
  'mailbox.gone': 'Aquí no hay buzón',
  'mailbox.goneWords':
    'Este servicio envía sus mensajes, o pueden llegar a él otras personas; por eso nadie los lee aquí.',
  'mailbox.here': 'Los mensajes van al buzón de esta máquina.',
  'mailbox.open': 'Abrir el buzón',
};
