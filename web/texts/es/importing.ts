/** Bringing a history file here, in Spanish. */
import type { importing as english } from '../en/importing.ts';
import type { WordsOf } from '../words.ts';

export const importing: WordsOf<typeof english> = {
  'import.drop': 'Suelta aquí un archivo de historial o elige uno.',
  'import.choose': 'Elegir archivo',
  'import.hint':
    'Un archivo .ndjson exportado por Railpost, de {most} MB como máximo. Puedes añadir su archivo de comentarios.',
  'import.tooLarge': 'Este archivo supera los {most} MB. No se ha enviado nada.',
  'import.sending': 'Enviando {name} …',
  'import.reading': 'Comprobando {name} línea por línea …',
  'import.progress': 'Progreso del envío',
  'import.nothing': 'No se ha guardado nada.',
  'import.came': 'La partida está importada. Su historial está completo.',
  'import.known': 'Esta partida ya se había importado.',
  'import.playedHere': 'Esta mesa se jugó aquí.',
  'import.playedHereWords':
    'El archivo es el historial de esta mesa, tal como está o como estuvo. No se ha hecho ninguna copia.',
  'import.notWitnessed':
    'Se puede ver y explorar, pero no jugar. Queda marcada como importada y no cuenta en las estadísticas.',
  'import.checking': 'Comprobándola también en este navegador …',
  'import.disagrees':
    'La comprobación en este navegador ha fallado, aunque el servicio aceptó el archivo. Avisa a quien lleva el servicio.',
  'import.unchecked': 'Este navegador no ha podido comprobarla.',
  'import.chained.one': '{count} entrada, cadena de hash intacta',
  'import.chained.other': '{count} entradas, cadena de hash intacta',
  'import.facts.one': '{count} evento, reproducido en este navegador',
  'import.facts.other': '{count} eventos, reproducidos en este navegador',
  'import.draws.one': '{count} sorteo, conforme a la semilla revelada',
  'import.draws.other': '{count} sorteos, conformes a la semilla revelada',
  'import.drawsLater': 'Los sorteos aún no se pueden comprobar: la semilla se revela al acabar la partida.',
  'import.commentsAlone':
    'Este archivo contiene comentarios. Impórtalo junto con su historial o ábrelo en la mesa, en los comentarios de un momento.',
  'import.comments.one': '{count} comentario, visible solo en esta pestaña',
  'import.comments.other': '{count} comentarios, visibles solo en esta pestaña',
  'import.commentsUnreadable': 'El archivo de comentarios no se puede leer.',
  'import.commentsElsewhere': 'Los comentarios son de otra mesa.',
  'import.look': 'Abrir la mesa',
  'import.aboutTitle': '¿Dónde consigo un archivo así?',
  'import.about':
    'El menú de cada mesa ofrece «Descargar». Su historial es un archivo que pertenece a sus jugadores. Cualquier Railpost puede importarlo, y railpost verify lo comprueba en la línea de órdenes.',
};
