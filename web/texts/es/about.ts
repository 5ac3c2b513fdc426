/** The page about the game and its parts, in Spanish. */
import type { about as english } from '../en/about.ts';
import type { WordsOf } from '../words.ts';

export const about: WordsOf<typeof english> = {
  'about.title': 'Acerca de 18Lilliput',
  'about.credit':
    '18Lilliput es un juego de Leonhard Orgler, publicado por Fox in the Box en 2018. Si te gusta aquí, cómpralo.',
  'about.own':
    'Railpost no es obra de su autor ni de su editorial, ni cuenta con su respaldo. Las reglas se aplican y se explican con nuestras propias palabras; cada imagen la dibuja nuestro propio código.',
  'about.sources': 'Qué se sabe de los componentes',
  'about.sourcesWords':
    'Algunos componentes se pudieron tomar de las reglas, otros se deducen de ellas y otros hubo que reconstruirlos. Quien sepa más puede corregirlos en un solo archivo de datos.',
  'about.reconstructed': 'Reconstruido',
  'about.reconstructedWords': 'Sustitutos nuestros, elegidos para que encajen; los impresos pueden ser distintos.',
  'about.deduced': 'Deducido',
  'about.deducedWords': 'Se sigue de lo que dicen las reglas.',
  'about.rulebook': 'Según las reglas',
  'about.rulebookWords': 'Cifras que dan las reglas.',
  'about.chart': 'Los valores de la tabla de cotizaciones; se conocen dos de ellos.',
  'about.company': 'La compañía {name}.',
  'about.scenario': 'El paisaje «{name}».',
};
