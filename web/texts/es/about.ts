/** Credits and sources of a game, in Spanish. */
import type { about as english } from '../en/about.ts';
import type { WordsOf } from '../words.ts';

export const about: WordsOf<typeof english> = {
  'about.title': 'Acerca de {game}',
  'about.own':
    'Railpost no es obra de su autor ni de su editorial, ni cuenta con su respaldo. Las reglas se aplican y se explican con nuestras propias palabras; cada imagen la dibuja nuestro propio código.',
  'about.sources': 'Qué se sabe de los componentes',
  'about.sourcesWords':
    'Algunos componentes figuran en las reglas, otros se deducen de ellas y otros hubo que reconstruirlos. Las correcciones son bienvenidas: basta con cambiar un archivo de datos.',
  'about.reconstructed': 'Reconstruido',
  'about.reconstructedWords': 'Sustitutos nuestros, elegidos para que encajen; los impresos pueden ser distintos.',
  'about.deduced': 'Deducido',
  'about.deducedWords': 'Se sigue de lo que dicen las reglas.',
  'about.rulebook': 'Según las reglas',
  'about.rulebookWords': 'Cifras que dan las reglas.',
  'about.line': 'Quién hizo {game} y qué se sabe aquí de sus componentes.',
  'about.count': '×{count}',
};
