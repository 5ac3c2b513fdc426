/** Bringing a history file here, in French. */
import type { importing as english } from '../en/importing.ts';
import type { WordsOf } from '../words.ts';

export const importing: WordsOf<typeof english> = {
  'import.drop': 'Déposez ici un fichier d’histoire, ou choisissez-en un.',
  'import.choose': 'Choisir un fichier',
  'import.hint':
    'Un fichier .ndjson, tel que tout Railpost l’exporte, de {most} Mo au plus. Son fichier de commentaires peut l’accompagner.',
  'import.tooLarge': 'Ce fichier dépasse {most} Mo. Aucune partie n’est si longue ; rien n’a été envoyé.',
  'import.sending': '{name} est en route.',
  'import.reading': '{name} est vérifié, ligne par ligne.',
  'import.progress': 'Part déjà envoyée',
  'import.nothing': 'Rien n’en a été gardé.',
  'import.came': 'L’histoire est intacte. C’est désormais une table d’ici.',
  'import.known': 'Cette histoire était déjà ici.',
  'import.playedHere': 'Cette table a été jouée ici.',
  'import.playedHereWords':
    'Le fichier est son histoire, telle qu’elle est ou qu’elle a été. La table elle-même est ici : aucune copie n’a été faite.',
  'import.notWitnessed':
    'On peut la regarder et l’explorer, pas la jouer. Elle est marquée comme non vue d’ici, et aucune statistique ne la compte.',
  'import.checking': 'Ce navigateur la vérifie aussi.',
  'import.disagrees':
    'Ce navigateur ne la trouve pas intacte, alors que le service si. Prévenez l’exploitant du service.',
  'import.unchecked': 'Ce navigateur n’a pas pu la vérifier lui-même.',
  'import.chained.one': '{count} entrée, sans rupture',
  'import.chained.other': '{count} entrées, enchaînées sans rupture',
  'import.facts.one': '{count} fait, rejoué dans ce navigateur',
  'import.facts.other': '{count} faits, rejoués dans ce navigateur',
  'import.draws.one': '{count} tirage, conforme à la graine révélée',
  'import.draws.other': '{count} tirages, conformes à la graine révélée',
  'import.drawsLater': 'Les tirages ne sont pas encore vérifiables : la graine est révélée à la fin de la partie.',
  'import.commentsAlone':
    'Ce fichier contient des commentaires. Apportez-le avec son histoire, ou ouvrez-le à la table, près des commentaires d’un moment.',
  'import.comments.one': '{count} commentaire à côté, visible dans cet onglet',
  'import.comments.other': '{count} commentaires à côté, visibles dans cet onglet',
  'import.commentsUnreadable': 'Les commentaires joints ne peuvent pas être lus.',
  'import.commentsElsewhere': 'Les commentaires joints sont ceux d’une autre table.',
  'import.look': 'Regarder la table',
  'import.aboutTitle': 'Où trouver un tel fichier ?',
  'import.about':
    'Le menu de chaque table propose « Télécharger » : son histoire est un fichier qui appartient à ceux qui l’ont jouée. Tout Railpost la lit, et railpost verify la vérifie sans service.',
};
