/** The legend of the board, in French. */
import type { legend as english } from '../en/legend.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const legend: WordsOf<typeof english> = {
  'legend.title': 'Légende du plateau',
  'legend.group.stops': 'Arrêts',
  'legend.group.values': 'Valeurs',
  'legend.group.track': 'Voies',
  'legend.group.land': 'Terrain',
  'legend.group.turn': 'Tours et trains',
  'legend.sign.slots':
    'Ville. Chaque anneau est un emplacement de gare ; un disque est la gare de la compagnie dont il porte la marque.',
  'legend.sign.metropolis': 'Métropole : une ville dans un fort en étoile, qui vaut plus qu’une simple ville.',
  'legend.sign.mildendo': 'Mildendo, la capitale : le centre du plateau, d’où l’on compte les cases.',
  'legend.sign.town': 'Bourg : une barre en travers de la voie. Il n’a pas d’emplacement.',
  'legend.sign.harbour': 'Port : la voie finit au quai, et le parcours aussi.',
  'legend.sign.castle': 'Château : un arrêt avec un emplacement dans ses murs.',
  'legend.sign.terminal': 'Un butoir derrière une ville : le bout de la ligne.',
  'legend.sign.value': 'Le fanion indique ce que rapporte un arrêt ici.',
  'legend.sign.ownValue': 'Deux fanions : celui qui porte un anneau vaut pour une compagnie qui a une gare ici.',
  'legend.sign.phaseValue': 'Un fanion rayé : la valeur grandit avec la couleur de la phase.',
  'legend.sign.counted': 'Un fanion aux couleurs d’une compagnie : son train a compté cet arrêt.',
  'legend.sign.mine': 'Mine : un train qui passe apporte cette somme à la caisse.',
  'legend.sign.crossover': 'Croisement : deux lignes se croisent sur un pont sans se rejoindre.',
  'legend.sign.stages':
    'Les points dans le coin comptent les stades : un pour le jaune, deux pour le vert, trois pour le brun.',
  'legend.sign.tunnel': 'Tunnel : un portail de chaque côté, la voie sous la montagne.',
  'legend.sign.old': 'Tirets clairs dans la voie : une ancienne ligne, là avant la partie.',
  'legend.sign.laputa': 'La marque d’une compagnie sur une tuile : elle seule peut s’en servir.',
  'legend.sign.empty': 'Cases vides : un carré reçoit une simple voie, un cercle une ville.',
  'legend.sign.hills': 'Collines : construire ici coûte le montant inscrit.',
  'legend.sign.rough': 'Terrain accidenté : construire ici coûte un peu.',
  'legend.sign.mountain': 'Montagne : seul un tunnel la traverse.',
  'legend.sign.sea': 'Eau : aucune voie n’y mène.',
  'legend.sign.legal': 'Case claire en pointillés : on peut y agir maintenant.',
  'legend.sign.inHand': 'Grands coins : la tuile en main, là où elle serait posée.',
  'legend.sign.fresh': 'Petits coins : posée pendant ce tour, pas encore envoyée.',
  'legend.sign.route': 'Un parcours aux couleurs de la compagnie ; le badge donne le numéro du train et sa recette.',
  'legend.sign.lanes': 'Lignes fines à côté : les compagnies passées plus tôt dans la manche.',
  'legend.obsolete': 'Un cadre en pointillés : ce train ne rapporte que la moitié.',
};
