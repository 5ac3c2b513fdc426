/** Setting a table, in French. */
import type { newTable as english } from '../en/new-table.ts';
import type { WordsOf } from '../words.ts';

export const newTable: WordsOf<typeof english> = {
  'new.title': 'Ouvrir une table',
  'new.game': 'Jeu',
  'new.gameSeats': '{min} à {max} joueurs.',
  'new.gameBy': 'De {authors}.',
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

  'extras.stop': 'Et plus, si vous voulez',

  'seats.personOrRobot': 'Qui joue la place {number}',
  'seats.person': 'Personne',
  'seats.robot': 'Robot',
  'seats.hotSeat': 'Tous sur cet appareil',
  'seats.hotSeatHint': 'L’appareil passe de main en main : la page va à qui doit jouer.',
  'seats.createHere': 'Dresser la table et jouer',
  'new.chooseGame': 'Quel jeu ?',
  'new.otherGame': 'Un autre jeu',
  'seats.againstRobots.one': 'Jouer contre un robot',
  'seats.againstRobots.other': 'Jouer contre {count} robots',
};
