/** The options of a new table, in French. */
import type { setup as english } from '../en/setup.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const setup: WordsOf<typeof english> = {
  'new.soloHint':
    'Seul, vous jouez contre Gulliver, qui suit des règles fixes et le sort. La table s’ouvre tout de suite.',
  'extras.title': 'Variantes et paysage',
  'variants.title': 'Variantes',
  'variants.words.twoCharacters':
    'Les choix font un tour de plus, et chacun de vous a une compagnie et deux personnages.',
  'variants.words.professional':
    'Le train de trop de chaque manche quitte la pioche avant que les trains circulent ; une nouvelle phase peut donc frapper plus tôt.',
  'variants.words.allenbeck':
    'Les villes brunes sont Tottenham, Allenbeck et Plips. Un train qui dessert trois de ces villes et de Mildendo gagne 20 £ de plus, et 50 £ pour les quatre.',
  'variants.words.laputa':
    'Les villes brunes ont les couleurs des compagnies de départ ; seule sa compagnie la pose et y passe.',
  'variants.words.brobdingnag':
    'Des villes de géants : une compagnie qui distribue donne la moitié aux actionnaires et met l’autre dans sa caisse.',

  'landscape.title': 'Paysage',
  'landscape.plain': 'Plaine ouverte',
  'landscape.own': 'Le vôtre',

  'own.palette': 'Tuiles de paysage',
  'own.chosen': 'En main : {tile}, il en reste {count}.',
  'own.removing': 'Touchez une tuile pour l’enlever.',
  'own.remove': 'Enlever',
  'own.hint': 'Touchez une case libre pour la poser ; touchez une tuile posée pour la tourner.',
  'own.board': 'Votre paysage',
  'own.cellFree': '{cell}, libre',
  'own.cellLaid': '{cell}, {tile}, tournée {rotation} fois sur 4',
  'own.cellWrong': '{cell}, {tile}, tournée {rotation} fois sur 4, ne peut pas être ici',
  'own.noneLeft': 'Il n’en reste plus.',
  'own.faults': 'Ce qui ne va pas encore',
  'own.list': 'La même chose en liste',
  'own.listHint':
    'Copiez-la pour garder votre paysage, ou collez-en une ici. x va vers l’est et y vers le sud depuis Mildendo.',
  'own.example': '[{"tile":"sea","x":3,"y":1,"rotation":0}]',
  'own.copy': 'Copier la liste',
  'own.clear': 'Vider le plateau',
  'own.noJson': 'Ce n’est pas encore du JSON. Une liste ressemble à [{"tile":"sea","x":3,"y":1,"rotation":0}].',
  'own.noList': 'Il faut une liste, entre crochets.',
  'own.badEntry':
    'L’entrée {number} de la liste n’est pas bonne : il lui faut une tuile, des nombres entiers x et y, et une rotation de 0 à 3.',
  'own.tooMany': 'Cette liste est trop longue.',
  'own.unread': 'La liste est illisible.',
  'own.faulty': 'Certaines tuiles ne peuvent pas être là où elles sont. Déplacez-les ou enlevez-les.',
  'solo.title': 'Seul contre Gulliver',
  'own.left': '×{count}',
};
