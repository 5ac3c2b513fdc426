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
    'Con una dirección, el jugador recibe una invitación. Si no, recibes un enlace para enviárselo. Un asiento sin nombre está abierto a cualquiera que tenga su enlace.',
  'new.noMailHint':
    'Este servicio no envía correos. Recibes un enlace por asiento y lo envías tú. Un asiento sin nombre está abierto a cualquiera que tenga su enlace.',
  'new.ownAddressHint': 'Opcional. Te enviamos un correo cuando te toca.',
  'new.hostsConfirm': 'Los anfitriones deben confirmar su dirección. Te enviamos un código por correo.',
  'new.confirmed': 'Confirmada en este navegador. Te enviamos un correo cuando te toca.',
  'new.first': 'Quién empieza',
  'new.drawn': 'Por sorteo',
  'new.begins': 'empieza',
  'new.name': 'Nombre de la mesa (opcional)',
  'new.namePlaceholder': 'La mesa del jueves',
  'new.create': 'Crear la mesa',
  'new.creating': 'Creando la mesa …',

  'set.title': 'Tu mesa está lista',
  'set.lead': 'Envía a cada jugador su enlace. Cualquiera que tenga el enlace de un asiento puede ocuparlo.',
  'set.invited': 'Una invitación por correo va de camino a {names}.',
  'set.begins': 'La partida empieza cuando todos se han unido.',
  'set.host':
    'En este navegador eres el anfitrión. Estos enlaces también están en el menú de la mesa, y la mesa aparece en la página de inicio.',
  'set.hostElsewhere': 'Para gestionar la mesa desde otro navegador, guarda el enlace del anfitrión. No lo compartas.',
  'set.copyHost': 'Copiar el enlace del anfitrión',
  'set.sitAs': 'Sentarse como {name}',
  'set.open': 'Ir a la mesa',

  'extras.stop': 'Opciones',

  'seats.personOrRobot': 'Quién juega el asiento {number}',
  'seats.person': 'Persona',
  'seats.robot': 'Robot',
  'seats.hotSeat': 'Todos en este dispositivo, por turnos',
  'seats.hotSeatHint': 'Os pasáis el dispositivo. La página cambia al jugador al que le toca.',
  'seats.createHere': 'Crear la mesa y jugar',
  'new.chooseGame': '¿Qué juego?',
  'new.otherGame': 'Otro juego',
  'seats.againstRobots.one': 'Jugar contra un robot',
  'seats.againstRobots.other': 'Jugar contra {count} robots',
};
