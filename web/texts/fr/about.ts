/** Credits and sources of a game, in French. */
import type { about as english } from '../en/about.ts';
import type { WordsOf } from '../words.ts';

export const about: WordsOf<typeof english> = {
  'about.title': 'À propos de {game}',
  'about.own':
    'Railpost n’est ni fait ni soutenu par son auteur ou son éditeur. Les règles sont appliquées et expliquées avec nos propres mots ; chaque image est dessinée par notre propre code.',
  'about.sources': 'Ce que l’on sait du matériel',
  'about.sourcesWords':
    'Certains éléments sont donnés par les règles, d’autres s’en déduisent, d’autres encore ont dû être reconstitués. Les corrections sont bienvenues : il suffit de changer un fichier de données.',
  'about.reconstructed': 'Reconstitué',
  'about.reconstructedWords': 'Nos propres remplacements, choisis pour convenir ; les originaux peuvent différer.',
  'about.deduced': 'Déduit',
  'about.deducedWords': 'Découle de ce que disent les règles.',
  'about.rulebook': 'Selon les règles',
  'about.rulebookWords': 'Des chiffres que les règles donnent.',
  'about.line': 'Qui a fait {game}, et ce que l’on sait ici de son matériel.',
  'about.count': '×{count}',
};
