/** Bringing a history file here, in Spanish. */
import type { importing as english } from '../en/importing.ts';
import type { WordsOf } from '../words.ts';

export const importing: WordsOf<typeof english> = {
  'import.drop': 'Suelta aquí un archivo de historia, o elige uno.',
  'import.choose': 'Elegir archivo',
  'import.hint':
    'Un archivo .ndjson, como lo exporta cualquier Railpost, de {most} MB como máximo. Su archivo de comentarios puede acompañarlo.',
  'import.tooLarge': 'Este archivo supera los {most} MB. Ninguna partida es tan larga; no se ha enviado nada.',
  'import.sending': '{name} se está enviando.',
  'import.reading': '{name} se está comprobando, línea por línea.',
  'import.progress': 'Cuánto se ha enviado',
  'import.nothing': 'No se ha guardado nada de él.',
  'import.came': 'La historia está íntegra. Ahora es una mesa de aquí.',
  'import.known': 'Esta historia ya estaba aquí.',
  'import.playedHere': 'Esta mesa se jugó aquí.',
  'import.playedHereWords':
    'El archivo es su historia, tal como está o como estuvo. La mesa misma está aquí, así que no se ha hecho ninguna copia.',
  'import.notWitnessed':
    'Se puede mirar y explorar, no jugar. Queda marcada como no presenciada aquí, y ninguna estadística la cuenta.',
  'import.checking': 'Este navegador también la comprueba.',
  'import.disagrees': 'Este navegador no la encuentra íntegra, aunque el servicio sí. Avisa a quien lleva el servicio.',
  'import.unchecked': 'Este navegador no ha podido comprobarla por sí mismo.',
  'import.chained.one': '{count} entrada, sin rotura',
  'import.chained.other': '{count} entradas, encadenadas sin rotura',
  'import.facts.one': '{count} hecho, repetido en este navegador',
  'import.facts.other': '{count} hechos, repetidos en este navegador',
  'import.draws.one': '{count} sorteo, como lo da la semilla revelada',
  'import.draws.other': '{count} sorteos, como los da la semilla revelada',
  'import.drawsLater': 'Los sorteos aún no se pueden comprobar: la semilla se revela al acabar la partida.',
  'import.commentsAlone':
    'Este archivo contiene comentarios. Tráelo junto con su historia, o ábrelo en la mesa, al lado de los comentarios de un momento.',
  'import.comments.one': '{count} comentario al lado, visible en esta pestaña',
  'import.comments.other': '{count} comentarios al lado, visibles en esta pestaña',
  'import.commentsUnreadable': 'Los comentarios adjuntos no se pueden leer.',
  'import.commentsElsewhere': 'Los comentarios adjuntos son de otra mesa.',
  'import.look': 'Mirar la mesa',
  'import.aboutTitle': '¿Dónde consigo un archivo así?',
  'import.about':
    'El menú de cada mesa ofrece «Descargar»: su historia es un archivo que pertenece a quienes la jugaron. Cualquier Railpost la lee, y railpost verify la comprueba sin ninguno.',
};
