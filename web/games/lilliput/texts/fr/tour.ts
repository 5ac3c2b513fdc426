/** The tour of three minutes, in French. */
import type { tour as english } from '../en/tour.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const tour: WordsOf<typeof english> = {
  'format.money': '{amount} £',
  'tour.meanwhile': 'Ce qui s’est passé entre-temps',
  'tour.you': 'Vous',
  'tour.other': 'Ines',
  'tour.board': 'Le plateau de la visite',
  'tour.cell': '{cell}, {what} : posez votre tuile ici',
  'tour.cellTurn': '{cell}, votre {what} : pressez pour la tourner',
  'tour.cellStation': '{cell}, {what} : placez votre gare ici',
  'tour.free': 'case libre',

  'tour.goal.title': 'Vous investissez, les compagnies bâtissent',
  'tour.goal.words':
    'Vous êtes investisseur. Après {rounds} manches, le plus riche gagne : son argent, plus la valeur de ses actions.',
  'tour.goal.more':
    'Vous dirigez Mildendo Railway : la moitié est à vous, et vous décidez de ce qu’elle fait. Sa caisse paie les voies et les trains ; cet argent-là, vous ne le dépensez jamais pour vous.',
  'tour.goal.cash': 'Votre argent',
  'tour.goal.stations': 'Gares à placer',

  'tour.cards.title': 'Un tour, c’est un côté d’une carte',
  'tour.cards.words':
    'Chacun joue deux tours par manche. À votre tour, vous prenez une carte et vous utilisez son côté gauche ou son côté droit.',
  'tour.cards.more':
    'Une carte prise n’est plus là jusqu’à la manche suivante. Une carte copie permet d’en répéter une ; vous en avez {copies}.',
  'tour.cards.task': 'Trouvez la carte aux deux tuiles jaunes et touchez son côté gauche.',
  'tour.cards.wrongSide':
    'C’est son autre côté : {amount|money} pour vous. Ici nous voulons bâtir : touchez le côté gauche.',
  'tour.cards.wrongCard': 'Une bonne carte, mais pour une autre fois. Cherchez les deux tuiles jaunes.',
  'tour.cards.done': 'Elle est à vous ; personne d’autre ne peut la prendre dans cette manche.',

  'tour.lay.title': 'La voie part de vos gares',
  'tour.lay.words':
    'Le disque rouge à l’étoile est votre gare. Une voie nouvelle doit être à sa portée : votre ligne pousse à partir de là.',
  'tour.lay.more': 'Les cases vides disent ce qu’elles reçoivent : un carré une simple voie, un cercle une ville.',
  'tour.lay.task': 'Touchez la case éclairée. Chaque nouvelle touche tourne la tuile.',
  'tour.lay.done': 'Elle est posée. Touchez-la encore si vous préférez une autre direction.',

  'tour.city.title': 'Les trains vivent des villes',
  'tour.city.words':
    'Le fanion dit ce que rapporte un arrêt. Un anneau est un emplacement où une compagnie peut placer une gare.',
  'tour.city.more': 'Villes et simples voies alternent comme les cases d’un échiquier : c’est le tour d’une ville.',
  'tour.city.task': 'Posez votre seconde tuile, une ville au bout de votre ligne.',
  'tour.city.done': 'Une ville qui vaut {value}, avec un emplacement libre.',

  'tour.trains.title': 'Les trains arrivent, les trains vieillissent',
  'tour.trains.words':
    'Entre-temps, Ines a acheté deux trains. On achète toujours celui du dessus de la pioche ; le premier d’un nouveau type ouvre une phase.',
  'tour.trains.more':
    'Les phases apportent de meilleures tuiles, mais aussi des limites plus basses, et finissent par réduire de moitié ou envoyer à la ferraille les plus vieux trains. La pioche annonce ce que chaque type déclenchera.',

  'tour.station.title': 'Les gares gardent le passage ouvert',
  'tour.station.words':
    'Tout parcours doit toucher une gare de sa compagnie, et nul ne traverse une ville pleine de gares étrangères.',
  'tour.station.more':
    'Votre personnage est le Général : une gare vous coûte {half|money} au lieu de {full|money}. Chacun a un personnage, avec un talent et des tuiles à lui.',
  'tour.station.task': 'Placez une gare dans votre nouvelle ville.',
  'tour.station.done': 'C’est fait. La caisse a payé {half|money}.',

  'tour.run.title': 'Tous les trains roulent',
  'tour.run.words':
    'Les tours finis, chaque compagnie fait rouler ses trains, celle au cours le plus haut d’abord. Un train de {train} compte {train} villes.',
  'tour.run.more':
    'La page trouve toujours les meilleurs parcours. Mildendo vaut {value} pour tous, et un parcours qui y arrive s’y termine.',

  'tour.dividend.title': 'Distribuer ou garder ?',
  'tour.dividend.words':
    'Distribuée, la recette donne un dixième par action de 10 %, et le cours monte. Gardée, elle va tout entière à la caisse, et le cours baisse.',
  'tour.dividend.task': 'C’est vous qui dirigez : choisissez. Aucun choix n’est faux.',
  'tour.dividend.paid': 'Votre moitié vous rapporte {gain|money}. Le cours passe de {from} à {to}.',
  'tour.dividend.kept':
    'La caisse contient maintenant {treasury|money}, et le cours passe de {from} à {to}. Qui garde peut aussi acheter un train d’occasion de la réserve.',

  'tour.phase.title': 'La bureaucratie clôt la manche',
  'tour.phase.words':
    'Le train du dessus de la pioche part à la réserve, acheté ou non. C’était le premier train de {train} : la phase {phase} commence, et l’on peut poser des tuiles vertes.',
  'tour.phase.more': 'Toutes les cartes reviennent, le joueur suivant commence, et voici la manche {round}.',

  'tour.upgrade.title': 'Le jaune devient vert',
  'tour.upgrade.words':
    'Vous avez pris une carte pour une tuile au choix. Une tuile verte se pose sur une jaune du même genre : toute l’ancienne voie reste, et il en vient de nouvelles.',
  'tour.upgrade.task': 'Passez l’une de vos villes au vert. Chaque nouvelle touche la tourne.',
  'tour.upgrade.done':
    'Elle vaut maintenant {value} et a de la place pour une seconde gare. Plus tard, le brun recouvre le vert.',

  'tour.shares.title': 'Les actions vous enrichissent',
  'tour.shares.words':
    'Dans cette manche, Ines a acheté un dixième de votre compagnie : un dixième de ce qu’elle distribue est désormais pour elle. Vous restez à sa tête, car la moitié que vous tenez ne se vend jamais.',
  'tour.shares.more':
    'Vous pouvez entrer dans la sienne, revendre, ce qui fait baisser un cours, ou fonder une compagnie : {certificates} certificats au plus, dont {directors} de directeur.',

  'tour.end.title': 'La dernière manche compte double',
  'tour.end.words':
    'À la dernière manche, toute recette est doublée et doit être distribuée. Puis comptez votre argent, vos actions au cours du jour et {copyValue|money} par carte copie non utilisée. Les caisses ne comptent pour personne.',
  'tour.end.more':
    'Voilà le jeu. À la table, tout s’explique : choisissez « Qu’est-ce que c’est ? » dans le menu et touchez ce que vous voulez.',
  'tour.end.standing': 'Si la partie finissait maintenant',
};
