/** What the service answers to people, in French; operators are spoken to in English. */
import type { ProblemTexts } from './en.ts';

export const french: ProblemTexts = {
  'problem.bad-target': 'L’adresse ou le nom d’hôte de cette requête est illisible.',
  'problem.bad-json': 'La requête n’est pas du JSON valable.',
  'problem.foreign-origin':
    'Cette requête vient d’une page d’une autre adresse. Si cette page est celle de votre propre service, donnez à PUBLIC_URL l’adresse que les gens ouvrent.',
  'problem.link-malformed': 'Ce lien n’est pas complet. Copiez-le en entier, jusqu’au dernier caractère.',
  'problem.link-forged': 'Ce lien n’a pas été fait ici, ou il a été modifié en chemin.',
  'problem.link-expired': 'Ce lien est trop ancien. Demandez-en un nouveau à l’hôte.',
  'problem.link-revoked': 'Ce lien n’est plus valable : l’hôte en a donné un nouveau à la place.',
  'problem.links-locked':
    'Les liens de ce joueur sont bloqués, parce que quelqu’un qui lit ce courriel l’a demandé. Demandez un nouveau lien avec l’adresse pour les débloquer.',
  'problem.code-needed':
    'Ce navigateur est nouveau ici. Saisissez le code qui figure dans le courriel, à côté du lien.',
  'problem.code-wrong': 'Ce n’est pas le code de ce lien. Il figure dans le même courriel, à côté du lien.',
  'problem.code-tries': 'Le code a été faux trop souvent : ce lien est mort. Un nouveau arrive par courriel.',
  'problem.code-spent': 'Le code a été faux trop souvent. Demandez-en un nouveau.',
  'problem.open-mail':
    'Le code a été faux trop souvent ici. Ouvrez le lien dans le courriel et saisissez le code là-bas, ou demandez un nouveau courriel.',
  'problem.link-spent':
    'Le code a été faux trop souvent : ce lien ne fonctionne plus. Demandez-en un nouveau avec votre adresse.',
  'problem.confirm-first':
    'Pour écrire ici en spectateur, il faut une adresse confirmée. Demandez d’abord un lien par courriel.',
  'problem.not-for-all': 'Cette table n’est pas publique. Seuls ceux qui ont reçu un lien peuvent faire cela ici.',
  'problem.hidden': 'L’exploitant a retiré cette table des listes publiques.',
  'problem.unknown-seat': 'Cette table n’a pas cette place.',
  'problem.unknown-message': 'Ce message n’existe pas.',
  'problem.unknown-annotation': 'Ce commentaire n’existe pas, ou quelqu’un d’autre l’a écrit.',
  'problem.annotations-closed':
    'À cette table, seuls les joueurs commentent les positions. L’hôte peut le permettre aussi aux spectateurs.',
  'problem.annotations-full': 'Cette table a ses {most} commentaires ; on n’en garde pas davantage.',
  'problem.annotations-full-onlookers':
    'Les personnes qui regardent ont écrit {most} commentaires à cette table ; on n’en garde pas davantage.',
  'problem.annotation-empty': 'Un commentaire demande des mots, ou une marque sur le plateau.',
  'problem.unknown-position': 'Cette table n’a pas de version {version}.',
  'problem.too-many-tables':
    'Vous avez {most} tables qui attendent des joueurs. Lancez-en une, ou fermez-la, avant d’en ouvrir une autre.',
  'problem.seat-taken': 'Quelqu’un d’autre a cette place.',
  'problem.seat-not-vacant':
    'Quelqu’un joue à cette place. Un remplaçant peut la prendre une fois qu’elle a été abandonnée ou cédée par un vote.',
  'problem.seat-without-address': 'Personne n’a été invité à cette place par courriel. Transmettez son lien vous-même.',
  'problem.already-seated': 'Vous avez déjà une place à cette table.',
  'problem.address-taken': 'Un autre joueur a cette adresse.',
  'problem.not-stopped': 'Rien n’empêche d’écrire à {address}.',
  'problem.keys-other':
    'Ces clés ne sont pas celles des données, ou sont plus anciennes. Restaurez d’abord les bonnes depuis votre sauvegarde.',
  'problem.chat-full':
    'Vous avez écrit {most} messages à cette table ; on n’en garde pas davantage. Retirez-en un pour en écrire un autre.',
  'problem.chat-full-onlookers':
    'Les personnes qui regardent ont écrit {most} messages à cette table ; on n’en garde pas davantage.',
  'problem.name-mixed': 'Le nom « {name} » mélange plusieurs alphabets. Écrivez-le dans un seul.',
  'problem.name-alike':
    'Le nom « {name} » ressemble à « {other} ». Choisissez-en un autre, pour que personne ne les confonde.',
  'problem.not-your-address':
    'Ce navigateur n’a pas encore confirmé cette adresse. Demandez d’abord un lien par courriel.',
  'problem.address-needed': 'Confirmez d’abord votre adresse : demandez un lien et saisissez le code qui l’accompagne.',
  'problem.unknown-person': 'Plus personne n’est connu ici sous cette adresse.',
  'problem.table-closed': 'Cette table a été fermée avant de commencer.',
  'problem.no-mail':
    'Ce service n’envoie pas de courriels. Laissez l’adresse vide et transmettez le lien au joueur vous-même.',
  'problem.bad-address': 'Ce n’est pas une adresse de courriel : {address}.',
  'problem.address-stopped': 'Les courriels à {address} n’arrivent pas. Demandez une autre adresse.',
  'problem.not-your-seat': 'Ce navigateur n’a pas cette place. Ouvrez d’abord le lien de la place et asseyez-vous.',
  'problem.not-the-host': 'Seul l’hôte de cette table peut faire cela.',
  'problem.unknown-route': 'Il n’y a rien à cette adresse.',
  'problem.unknown-table': 'Il n’y a pas de table à cette adresse.',
  'problem.unknown-block': 'Les coups se lisent par blocs de {size} : 1-{size}, puis {next}-{end}, et ainsi de suite.',
  'problem.no-orders': 'Ce jeu ne prend pas d’ordres permanents.',
  'problem.wrong-method': 'Cette adresse ne prend pas de requêtes {method}.',
  'problem.already-started': 'La partie à cette table a déjà commencé.',
  'problem.not-ended': 'La partie à cette table n’est pas encore finie.',
  'problem.not-started': 'La partie à cette table n’a pas encore commencé.',
  'problem.too-few-players': 'Ce jeu demande au moins {min} joueurs ; {filled} ont une place pour l’instant.',
  'problem.version-conflict': 'Il s’est passé autre chose à la table entre-temps.',
  'problem.command-id-used': 'Une autre commande a déjà été envoyée sous le même numéro.',
  'problem.robot-plays': 'Un robot joue à cette place maintenant.',
  'problem.busy': 'Trop de changements au même instant. Réessayez.',
  'problem.too-large': 'La requête est trop grande : {most} octets au plus sont lus.',
  'problem.wrong-type': 'La requête doit être envoyée en application/json.',
  'problem.wrong-type-history': 'Une partie doit être envoyée en application/x-ndjson.',
  'problem.unknown-format':
    'Il n’y a pas d’export de cette sorte : les formats sont ndjson, record, csv, svg, png et annotations, les langues en, fr et es.',
  'problem.bad-history': 'Cette partie ne peut pas être lue. Ligne {line} : {reason}.',
  'problem.read-only':
    'Cette table a été jouée ailleurs et apportée ici pour être regardée ; personne ne peut y jouer ni y écrire.',
  'problem.bad-position': 'On ne peut pas continuer à partir de cette position.',
  'problem.other-seats': 'Dans cette position jouent {seats} personnes ; la nouvelle table demande autant de places.',
  'problem.seats-open': 'Une table qui continue une position demande que ses {seats} places soient toutes occupées.',
  'problem.bad-request': 'La requête n’a pas la forme attendue ici.',
  'problem.unknown-game': 'Il n’y a pas de jeu de ce nom ici.',
  'problem.unknown-player': 'Aucun robot du nom de « {player} » ne joue à ce jeu.',
  'problem.nobody-plays': 'Au moins une place doit être celle d’une personne.',
  'problem.bad-seats': 'Ce jeu se joue de {min} à {max} joueurs, pas à {seats}.',
  'problem.unknown-zone': 'Il n’y a pas de fuseau horaire « {zone} ».',
  'problem.bad-options': 'Ces options ne vont pas avec le jeu.',
  'problem.name-needed': 'Cette place n’a pas encore de nom. Donnez le nom que les autres verront.',
  'problem.too-many-requests': 'C’était très souvent. Réessayez dans {seconds} secondes.',
  'problem.too-many-codes':
    'Des codes faux ont été saisis trop souvent : aucun n’est accepté pour l’instant. Réessayez dans quelques heures.',
  'problem.mailbox-limit':
    'D’autres personnes ont fait envoyer beaucoup de courriels à cette adresse : il n’en part plus pour l’instant. Réessayez dans {hours} h.',
  'problem.login-mail-limit':
    'Des liens ont été demandés trop souvent pour cette adresse : il n’en part plus pour l’instant. Le dernier courriel reçu contient un lien et un code valables une heure. Vous pouvez aussi ouvrir le lien d’un courriel plus ancien de ce service et refaire la demande depuis cette page. Sinon, réessayez dans {hours} h.',
  'problem.too-slow': 'La requête n’est pas arrivée en entier en {seconds} secondes. Réessayez.',
  'problem.overloaded':
    'Trop de requêtes arrivent en ce moment. Rien n’a été modifié ; réessayez dans {seconds} secondes.',
  'problem.internal': 'Quelque chose a échoué dans le service. Rien n’est perdu ; réessayez.',
};
