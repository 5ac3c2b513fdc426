/** Setting a table, in Spanish. */
import type { newTable as english } from '../en/new-table.ts';
import type { WordsOf } from '../words.ts';

export const newTable: WordsOf<typeof english> = {
  'new.title': 'Abrir una mesa',
  'new.game': 'Juego',
  'new.gameWords': 'De {min} a {max} jugadores. De Leonhard «Lonny» Orgler.',
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

  'new.soloHint':
    'A solas juegas contra Gulliver, que se mueve por reglas fijas y por sorteo. La mesa se abre enseguida.',

  'extras.stop': 'Algo más, si quieres',
  'extras.title': 'Variantes y paisaje',
  'variants.title': 'Variantes',
  'variants.words.twoCharacters':
    'La elección da una vuelta más, y cada uno de los dos tiene una compañía y dos personajes.',
  'variants.words.professional':
    'El tren sobrante de cada ronda deja el mazo antes de que circulen los trenes; así una nueva fase puede llegar antes.',
  'variants.words.allenbeck':
    'Las ciudades marrones son Tottenham, Allenbeck y Plips. Un tren que pare en tres de ellas y Mildendo gana £20 más, y £50 si para en las cuatro.',
  'variants.words.laputa':
    'Las ciudades marrones tienen los colores de las compañías iniciales; solo su compañía la coloca y pasa por ella.',
  'variants.words.brobdingnag':
    'Ciudades de gigantes: una compañía que reparte da la mitad a los accionistas y pone la otra mitad en su caja.',

  'landscape.title': 'Paisaje',
  'landscape.plain': 'Llanura abierta',
  'landscape.own': 'El tuyo',

  'own.palette': 'Losetas de paisaje',
  'own.chosen': 'En mano: {tile}, quedan {count}.',
  'own.removing': 'Toca una loseta para quitarla.',
  'own.remove': 'Quitar',
  'own.hint': 'Toca una casilla libre para ponerla; toca una loseta puesta para girarla.',
  'own.board': 'Tu paisaje',
  'own.cellFree': '{cell}, libre',
  'own.cellLaid': '{cell}, {tile}, girada {rotation} de 4',
  'own.cellWrong': '{cell}, {tile}, girada {rotation} de 4, no puede estar aquí',
  'own.noneLeft': 'No queda ninguna de estas.',
  'own.faults': 'Lo que aún no funciona',
  'own.list': 'Lo mismo en una lista',
  'own.listHint':
    'Cópiala para guardar tu paisaje, o pega una aquí. x va hacia el este e y hacia el sur desde Mildendo.',
  'own.example': '[{"tile":"sea","x":3,"y":1,"rotation":0}]',
  'own.copy': 'Copiar la lista',
  'own.clear': 'Vaciar el tablero',
  'own.noJson': 'Esto aún no es JSON. Una lista es así: [{"tile":"sea","x":3,"y":1,"rotation":0}].',
  'own.noList': 'Tendría que ser una lista, entre corchetes.',
  'own.badEntry':
    'La entrada {number} de la lista no está bien: necesita una loseta, números enteros x e y, y una rotación de 0 a 3.',
  'own.tooMany': 'Esta lista es demasiado larga.',
  'own.unread': 'La lista no se puede leer.',
  'own.faulty': 'Algunas losetas no pueden estar donde están. Muévelas o quítalas.',

  'seats.personOrRobot': 'Quién juega el asiento {number}',
  'seats.person': 'Persona',
  'seats.robot': 'Robot',
  'seats.threeRobots': 'Jugar contra tres robots',
  'seats.hotSeat': 'Todos en este dispositivo',
  'seats.hotSeatHint': 'El dispositivo pasa de mano en mano: la página va a quien le toca.',
  'seats.createHere': 'Poner la mesa y jugar',
};
