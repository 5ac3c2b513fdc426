/** What every page says, in Spanish. */
import type { site as english } from '../en/site.ts';
import type { WordsOf } from '../words.ts';

export const site: WordsOf<typeof english> = {
  'site.name': 'Railpost',
  'site.home': 'Railpost, página de inicio',
  money: '£{amount}',
  loading: 'Cargando la mesa.',

  'field.nameNeeded': 'Escribe el nombre que verán los demás.',
  'field.nameOdd': 'Un nombre es una línea de 40 letras como máximo, sin caracteres de control ni invisibles.',
  'field.nameTwice': 'Otra persona tiene este nombre. Que sean distintos.',
  'field.titleOdd': 'Un nombre es una línea de 40 letras como máximo, sin caracteres de control ni invisibles.',

  'copy.done': 'Copiado',
  'copy.failed': 'No se pudo copiar',

  'mode.toDark': 'Modo oscuro',
  'mode.toLight': 'Modo claro',
  'language.label': 'Idioma',
  'dialog.close': 'Cerrar',
  'notice.close': 'Cerrar',

  'tab.yourTurn': '● Te toca · {title}',
  'tab.moment': '{place} · {title} · Railpost',
  'tab.table': '{title} · Railpost',

  lost: 'Ahora mismo no hay conexión. La página lo vuelve a intentar sola; no se pierde nada.',
  outdated: 'Hay una versión nueva de esta página. Se recarga y conserva tu turno sin terminar.',

  'problem.link-malformed': 'Este enlace no está completo. Cópialo entero, hasta el último carácter.',
  'problem.link-forged': 'Este enlace no se hizo aquí, o cambió por el camino.',
  'problem.link-expired': 'Este enlace es demasiado antiguo. Pide uno nuevo al anfitrión.',
  'problem.link-revoked': 'Este enlace ya no vale: el asiento recibió otro nuevo, o ya no existe.',
  'problem.unreachable': 'El servicio no respondió. Inténtalo de nuevo cuando tengas conexión.',
  'problem.other': 'Algo salió mal. Inténtalo de nuevo.',
  gain: '+£{amount}',
  loss: '−£{amount}',

  'landing.line': 'Juegos de mesa de trenes, correo a correo.',
  'landing.start': 'Abrir una mesa',
  'solo.you': 'Jugador',
  'menu.about': 'Acerca de este juego',
  'rules.title': 'Reglas de {game}',
  'rules.line': 'Todo {game} con nuestras propias palabras y con imágenes.',
  'rules.short': 'Reglas',
  'learn.title': 'Aprender en tres minutos',
  'learn.line': 'Un recorrido por {game}, en un tablero de verdad.',
  'later.again': 'Reintentar',
};
