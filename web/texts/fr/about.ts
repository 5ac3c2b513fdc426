/** The page about the game and its parts, in French. */
import type { about as english } from '../en/about.ts';
import type { WordsOf } from '../words.ts';

export const about: WordsOf<typeof english> = {
  'about.title': 'À propos de 18Lilliput',
  'about.credit':
    '18Lilliput est un jeu de Leonhard Orgler, publié par Fox in the Box en 2018. S’il vous plaît ici, achetez-le.',
  'about.own':
    'Railpost n’est ni fait ni soutenu par son auteur ou son éditeur. Les règles sont appliquées et expliquées avec nos propres mots ; chaque image est dessinée par notre propre code.',
  'about.sources': 'Ce que l’on sait du matériel',
  'about.sourcesWords':
    'Certains éléments sont donnés par les règles, d’autres s’en déduisent, d’autres encore ont dû être reconstitués. Qui en sait davantage peut les corriger dans un seul fichier de données.',
  'about.reconstructed': 'Reconstitué',
  'about.reconstructedWords': 'Nos propres remplaçants, choisis pour convenir ; les originaux peuvent différer.',
  'about.deduced': 'Déduit',
  'about.deducedWords': 'Découle de ce que disent les règles.',
  'about.rulebook': 'Selon les règles',
  'about.rulebookWords': 'Des chiffres que les règles donnent.',
  'about.chart': 'Les valeurs de l’échelle des cours ; deux d’entre elles sont connues.',
  'about.company': 'La compagnie {name}.',
  'about.scenario': 'Le paysage « {name} ».',
};
