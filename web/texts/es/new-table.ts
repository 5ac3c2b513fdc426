/** Setting a table, in Spanish. */
import type { newTable as english } from '../en/new-table.ts';
import type { WordsOf } from '../words.ts';

export const newTable: WordsOf<typeof english> = {
  'new.title': 'Abrir una mesa',
  'new.game': 'Juego',
  'new.gameSeats': 'De {min} a {max} jugadores.',
  'new.gameBy': 'De {authors}.',
  'new.players': 'Jugadores',
  'new.howMany': 'Número de jugadores',
  'new.rounds.one': '{count} ronda',
  'new.rounds.other': '{count} rondas',
  'new.you': 'Tú',
  'new.yourName': 'Tu nombre',
  'new.player': 'Jugador {number}',
  'new.seat': 'Asiento {number}',
  'new.openSeat': 'Asiento libre',
  'new.openHint':
    'Con una dirección, el jugador recibe una invitación. Sin ella recibes un enlace para entregar; y sin nombre, el asiento queda libre para quien tenga ese enlace.',
  'new.noMailHint':
    'Este servicio no envía correos: recibes un enlace por asiento y lo entregas. Sin nombre, el asiento queda libre para quien tenga su enlace.',
  'new.ownAddressHint': 'Si quieres: los correos te avisan entonces cuando te toca.',
  'new.hostsConfirm': 'Aquí los anfitriones confirman su dirección: llega un código por correo.',
  'new.confirmed': 'Confirmada en este navegador. Los correos te avisan cuando te toca.',
  'new.first': 'Quién empieza',
  'new.drawn': 'Por sorteo',
  'new.begins': 'empieza',
  'new.name': 'Nombre de la mesa, si quieres',
  'new.namePlaceholder': 'La mesa del jueves',
  'new.create': 'Poner la mesa',
  'new.creating': 'Preparando la mesa …',

  'set.title': 'Tu mesa está lista',
  'set.lead': 'Entrega los enlaces de abajo: un enlace es la llave de su asiento, y quien lo tenga puede sentarse ahí.',
  'set.invited': 'Una invitación por correo va de camino a {names}.',
  'set.begins': 'La partida empieza cuando todos han venido.',
  'set.host':
    'En este navegador eres el anfitrión: encontrarás estos enlaces en el menú de la mesa, y la mesa en la primera página.',
  'set.hostElsewhere': 'Para cuidar de la mesa desde otro navegador, guarda para ti el enlace del anfitrión.',
  'set.copyHost': 'Copiar el enlace del anfitrión',
  'set.sitAs': 'Sentarse como {name}',
  'set.open': 'Ir a la mesa',

  'extras.stop': 'Algo más, si quieres',

  'seats.personOrRobot': 'Quién juega el asiento {number}',
  'seats.person': 'Persona',
  'seats.robot': 'Robot',
  'seats.hotSeat': 'Todos en este dispositivo',
  'seats.hotSeatHint': 'El dispositivo pasa de mano en mano: la página va a quien le toca.',
  'seats.createHere': 'Poner la mesa y jugar',
  'new.chooseGame': '¿Qué juego?',
  'new.otherGame': 'Otro juego',
  'seats.againstRobots.one': 'Jugar contra un robot',
  'seats.againstRobots.other': 'Jugar contra {count} robots',
};
