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
    'Avec une adresse, la personne reçoit une invitation. Sinon, vous recevez un lien à lui envoyer. Une place sans nom est ouverte à toute personne qui a son lien.',
  'new.noMailHint':
    'Ce service n’envoie pas de courriels. Vous recevez un lien par place et l’envoyez vous-même. Une place sans nom est ouverte à toute personne qui a son lien.',
  'new.ownAddressHint': 'Facultatif. Un courriel vous prévient quand c’est à vous.',
  'new.hostsConfirm': 'Les hôtes doivent confirmer leur adresse. Un code arrive par courriel.',
  'new.confirmed': 'Confirmée dans ce navigateur. Un courriel vous prévient quand c’est à vous.',
  'new.first': 'Qui commence',
  'new.drawn': 'Tiré au sort',
  'new.begins': 'commence',
  'new.name': 'Nom de la table (facultatif)',
  'new.namePlaceholder': 'La table du jeudi',
  'new.create': 'Créer la table',
  'new.creating': 'Création de la table …',

  'set.title': 'Votre table est prête',
  'set.lead': 'Envoyez à chaque joueur son lien. Toute personne qui a le lien d’une place peut la prendre.',
  'set.invited': 'Une invitation par courriel est en route pour {names}.',
  'set.begins': 'La partie commence quand tout le monde est là.',
  'set.host':
    'Vous êtes l’hôte dans ce navigateur. Ces liens sont aussi dans le menu de la table, et la table figure sur la page d’accueil.',
  'set.hostElsewhere': 'Pour gérer la table depuis un autre navigateur, gardez le lien de l’hôte. Ne le partagez pas.',
  'set.copyHost': 'Copier le lien de l’hôte',
  'set.sitAs': 'S’asseoir comme {name}',
  'set.open': 'Aller à la table',

  'extras.stop': 'Options',

  'seats.personOrRobot': 'Qui joue la place {number}',
  'seats.person': 'Personne',
  'seats.robot': 'Robot',
  'seats.hotSeat': 'Tous sur cet appareil, à tour de rôle',
  'seats.hotSeatHint': 'Vous vous passez l’appareil. La page change pour la personne dont c’est le tour.',
  'seats.createHere': 'Créer la table et jouer',
  'new.chooseGame': 'Quel jeu ?',
  'new.otherGame': 'Un autre jeu',
  'seats.againstRobots.one': 'Jouer contre un robot',
  'seats.againstRobots.other': 'Jouer contre {count} robots',
};
