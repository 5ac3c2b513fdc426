/** Bringing a history file here, in French. */
import type { importing as english } from '../en/importing.ts';
import type { WordsOf } from '../words.ts';

export const importing: WordsOf<typeof english> = {
  'import.drop': 'Déposez ici un fichier d’historique, ou choisissez-en un.',
  'import.choose': 'Choisir un fichier',
  'import.hint':
    'Un fichier .ndjson exporté par Railpost, de {most} Mo au plus. Vous pouvez y joindre son fichier de commentaires.',
  'import.tooLarge': 'Ce fichier dépasse {most} Mo. Rien n’a été envoyé.',
  'import.sending': 'Envoi de {name} …',
  'import.reading': 'Vérification de {name}, ligne par ligne …',
  'import.progress': 'Progression de l’envoi',
  'import.nothing': 'Rien n’a été enregistré.',
  'import.came': 'La partie est importée. Son historique est complet.',
  'import.known': 'Cette partie avait déjà été importée.',
  'import.playedHere': 'Cette table a été jouée ici.',
  'import.playedHereWords':
    'Le fichier est l’historique de cette table, tel qu’il est ou tel qu’il a été. Aucune copie n’a été faite.',
  'import.notWitnessed':
    'On peut la regarder et l’explorer, mais pas la jouer. Elle est marquée comme importée et ne compte pas dans les statistiques.',
  'import.checking': 'Vérification dans ce navigateur aussi …',
  'import.disagrees':
    'La vérification dans ce navigateur a échoué, alors que le service a accepté le fichier. Prévenez l’exploitant du service.',
  'import.unchecked': 'Ce navigateur n’a pas pu la vérifier.',
  'import.chained.one': '{count} entrée, chaîne de hachage intacte',
  'import.chained.other': '{count} entrées, chaîne de hachage intacte',
  'import.facts.one': '{count} événement, rejoué dans ce navigateur',
  'import.facts.other': '{count} événements, rejoués dans ce navigateur',
  'import.draws.one': '{count} tirage, conforme à la graine révélée',
  'import.draws.other': '{count} tirages, conformes à la graine révélée',
  'import.drawsLater': 'Les tirages ne sont pas encore vérifiables : la graine est révélée à la fin de la partie.',
  'import.commentsAlone':
    'Ce fichier contient des commentaires. Importez-le avec son historique, ou ouvrez-le à la table, dans les commentaires d’un moment.',
  'import.comments.one': '{count} commentaire, visible dans cet onglet seulement',
  'import.comments.other': '{count} commentaires, visibles dans cet onglet seulement',
  'import.commentsUnreadable': 'Le fichier de commentaires ne peut pas être lu.',
  'import.commentsElsewhere': 'Les commentaires sont ceux d’une autre table.',
  'import.look': 'Ouvrir la table',
  'import.aboutTitle': 'Où trouver un tel fichier ?',
  'import.about':
    'Le menu de chaque table propose « Télécharger ». Son historique est un fichier qui appartient à ceux qui l’ont jouée. Tout Railpost peut l’importer, et railpost verify le vérifie en ligne de commande.',
};
