/** Setting a table, in French. */
import type { newTable as english } from '../en/new-table.ts';
import type { WordsOf } from '../words.ts';

export const newTable: WordsOf<typeof english> = {
  'new.title': 'Ouvrir une table',
  'new.game': 'Jeu',
  'new.gameWords': 'De {min} à {max} joueurs. De Leonhard « Lonny » Orgler.',
  'new.players': 'Joueurs',
  'new.howMany': 'Nombre de joueurs',
  'new.rounds.one': '{count} manche',
  'new.rounds.other': '{count} manches',
  'new.you': 'Vous',
  'new.yourName': 'Votre nom',
  'new.player': 'Joueur {number}',
  'new.seat': 'Place {number}',
  'new.openSeat': 'Place libre',
  'new.openHint':
    'Avec une adresse, la personne reçoit une invitation. Sans adresse, vous recevez un lien à transmettre ; sans nom non plus, la place est libre pour qui a ce lien.',
  'new.noMailHint':
    'Ce service n’envoie pas de courriels : vous recevez un lien par place et le transmettez. Sans nom, la place est libre pour qui a son lien.',
  'new.ownAddressHint': 'Si vous voulez : des courriels vous disent alors quand c’est à vous.',
  'new.hostsConfirm': 'Ici, les hôtes confirment leur adresse : un code arrive par courriel.',
  'new.confirmed': 'Confirmée dans ce navigateur. Des courriels vous disent quand c’est à vous.',
  'new.first': 'Qui commence',
  'new.drawn': 'Tiré au sort',
  'new.begins': 'commence',
  'new.name': 'Nom de la table, si vous voulez',
  'new.namePlaceholder': 'La table du jeudi',
  'new.create': 'Dresser la table',
  'new.creating': 'On prépare la table …',

  'set.title': 'Votre table est prête',
  'set.lead': 'Transmettez les liens ci-dessous : un lien est la clé de sa place, et qui l’a peut s’y asseoir.',
  'set.invited': 'Une invitation par courriel est en route pour {names}.',
  'set.begins': 'La partie commence quand tous sont là.',
  'set.host':
    'Vous êtes l’hôte dans ce navigateur : vous retrouvez ces liens dans le menu de la table, et la table sur la page d’accueil.',
  'set.hostElsewhere': 'Pour vous occuper de la table depuis un autre navigateur, gardez le lien de l’hôte pour vous.',
  'set.copyHost': 'Copier le lien de l’hôte',
  'set.sitAs': 'S’asseoir comme {name}',
  'set.open': 'Aller à la table',

  'new.soloHint':
    'Seul, vous jouez contre Gulliver, qui suit des règles fixes et le sort. La table s’ouvre tout de suite.',

  'extras.stop': 'Et plus, si vous voulez',
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

  'seats.personOrRobot': 'Qui joue la place {number}',
  'seats.person': 'Personne',
  'seats.robot': 'Robot',
  'seats.threeRobots': 'Jouer contre trois robots',
  'seats.hotSeat': 'Tous sur cet appareil',
  'seats.hotSeatHint': 'L’appareil passe de main en main : la page va à qui doit jouer.',
  'seats.createHere': 'Dresser la table et jouer',
};
