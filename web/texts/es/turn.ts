/** Putting a turn together and sending it, and the keys of a table, in Spanish. */
import type { turn as english } from '../en/turn.ts';
import type { WordsOf } from '../words.ts';

export const turn: WordsOf<typeof english> = {
  'send.busy': 'Enviando …',
  'send.retrying':
    'Todavía no hay respuesta. Lo que enviaste queda guardado aquí y vuelve a salir solo; no puede contar dos veces.',
  'send.refused': 'No se ha aceptado. {reason}',
  'send.overtaken': 'Algo pasó en la mesa antes de que llegara lo tuyo:',

  'will.title': 'Si envías',

  'step.send': 'Enviar',
  'step.send.detail': 'y entonces cuenta',

  'turn.change': 'Cambiar',
  'turn.undo': 'Deshacer',
  'turn.startOver': 'Empezar de nuevo',

  'send.turn': 'Enviar turno',
  'step.next': 'Después',
  'step.next.detail': 'si quieres',
  'turn.stepsOfTurn': 'Pasos de tu turno',
  'doing.label': 'Lo que puedes hacer',
  'send.decision': 'Enviar la decisión',
  'will.notYet': 'Nada cuenta hasta que lo envíes.',
  'keys.title': 'Teclas',
  'keys.open': 'Teclas y atajos',
  'keys.undo': 'deshacer lo último',
  'keys.send': 'pulsar el botón principal; con Ctrl desde cualquier sitio',
  'keys.choices': 'ir a lo que puedes hacer',
  'keys.board': 'ir a los lugares posibles',
  'keys.arrows': 'ir de un lugar a otro por el tablero',
  'keys.zoom': 'ampliar, reducir; 0 muestra todo el tablero',
  'keys.help': 'mostrar esta lista',
  'keys.enter': 'Intro',
  'keys.arrowKeys': 'flechas',
};
