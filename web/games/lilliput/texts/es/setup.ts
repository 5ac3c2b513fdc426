/** The options of a new table, in Spanish. */
import type { setup as english } from '../en/setup.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const setup: WordsOf<typeof english> = {
  'new.soloHint':
    'A solas juegas contra Gulliver, que se mueve por reglas fijas y por sorteo. La mesa se abre enseguida.',
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
  'solo.title': 'En solitario contra Gulliver',
  'own.left': '×{count}',
};
