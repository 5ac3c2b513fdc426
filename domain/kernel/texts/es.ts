/** The table's own sentences, in Spanish. */
import type { tableTexts } from './en.ts';

export const tableTextsInSpanish: { readonly [key in keyof typeof tableTexts]: string } = {
  'rejection.table.over': 'Esta mesa ha terminado; ya no se puede jugar en ella.',
  'rejection.table.notAwaited': 'No es tu turno.',
  'rejection.table.unfinished': 'Este turno aún no está completo.',
  'rejection.table.seats': 'A este juego juegan de {min} a {max} personas, no {seats}.',
  'rejection.table.takeBackOpen': 'Ya hay una petición abierta para deshacer un turno.',
  'rejection.table.nothingToTakeBack': 'No tienes ningún turno que deshacer hasta ese punto.',
  'rejection.table.noRequest': 'Nadie ha pedido deshacer un turno.',
  'rejection.table.answered': 'Ya has respondido a esta petición.',
  'fact.table.started': 'La mesa comienza.',
  'fact.table.takeBackAsked': '{seat|seat} pide deshacer un turno.',
  'fact.table.takeBackAnswered.agreed': '{seat|seat} está de acuerdo.',
  'fact.table.takeBackAnswered.refused': '{seat|seat} no está de acuerdo.',
  'fact.table.retracted': 'El turno se deshace.',
  'fact.table.rulesCorrected': 'A partir de aquí rigen las reglas de la versión {to}.',
  'fact.table.ended': 'La mesa ha terminado.',
  'seat.0': 'Asiento 1',
  'seat.1': 'Asiento 2',
  'seat.2': 'Asiento 3',
  'seat.3': 'Asiento 4',
  'seat.4': 'Asiento 5',
  'seat.5': 'Asiento 6',
  'seat.6': 'Asiento 7',
  'seat.7': 'Asiento 8',
};
