/** Coming to a seat, in French. */
import type { joining as english } from '../en/joining.ts';
import type { WordsOf } from '../words.ts';

export const joining: WordsOf<typeof english> = {
  'code.label': 'Code du courriel',
  'code.hint': 'Six lettres et chiffres. Il se trouve dans le courriel, à côté du lien.',
  'code.freshHint': 'Six lettres et chiffres. Il est valable une heure.',
  'code.odd': 'Un code a six lettres et chiffres, mais jamais I, L, O, 0 ni 1. Regardez le courriel encore une fois.',

  'confirm.address': 'Votre adresse électronique',
  'confirm.addressOdd': 'Ce n’est pas une adresse complète, comme anne@example.org.',
  'confirm.send': 'M’envoyer un code',
  'confirm.sending': 'Envoi …',
  'confirm.sent': 'Un courriel avec un code part pour {address}. Tapez le code ici.',
  'confirm.again': 'Renvoyer le code',
  'confirm.other': 'Une autre adresse',

  'join.mails': 'Courriels de cette table',
  'join.toAddress': 'À {address}',
  'join.noMails': 'Aucun',
  'join.wantMails': 'Me prévenir par courriel quand c’est à moi',
  'join.mailsHint': 'Nous écrivons quand c’est à vous, et n’en parlons à personne.',
  'join.newLink': 'Votre adresse rouvre votre place : un code arrive par courriel.',
  'join.noSeat':
    'Cette adresse n’a pas encore de place à cette table. Un courriel plus récent a peut-être le lien qui vaut ; sinon, demandez à l’hôte de vous inviter à nouveau.',
  'join.confirmHint': 'Pour jouer ici, il faut une adresse confirmée, afin que les courriels arrivent.',
  'join.confirmAndSit': 'Confirmer et s’asseoir',

  'refused.address-needed': 'Confirmez d’abord votre adresse.',
  'refused.address-stopped': 'Les courriels à {address} reviennent. Demandez une autre adresse.',
  'refused.already-seated': 'Cette adresse a déjà une place à cette table.',
  'refused.already-started': 'La partie a déjà commencé à cette table.',
  'refused.bad-address': 'Ce n’est pas une adresse électronique : {address}.',
  'refused.busy': 'Trop de changements sont venus en même temps. Réessayez.',
  'refused.code-needed': 'Ce navigateur est nouveau ici. Tapez le code qui se trouve dans le courriel, à côté du lien.',
  'refused.code-wrong.one': 'Ce n’est pas le code de ce courriel. Il reste {count} essai.',
  'refused.code-wrong.other': 'Ce n’est pas le code de ce courriel. Il reste {count} essais.',
  'refused.code-tries':
    'Le code était faux trop souvent : ce lien est mort. Un courriel avec un nouveau lien et un nouveau code est en route.',
  'refused.links-locked':
    'Les liens de cette personne sont bloqués, à la demande de qui lit ses courriels. L’adresse les rouvre.',
  'refused.name-alike':
    '« {name} » ressemble à « {other} ». Choisissez un autre nom, pour que personne ne les confonde.',
  'refused.name-mixed': '« {name} » mélange des alphabets. Écrivez-le dans un seul.',
  'refused.name-needed': 'Écrivez le nom que les autres verront.',
  'refused.no-mail': 'Ce service n’envoie pas de courriels. Laissez l’adresse vide et transmettez le lien vous-même.',
  'refused.not-for-all': 'Cette table n’est pas publique : il faut un lien pour s’y asseoir.',
  'refused.not-the-host': 'Seul l’hôte de cette table peut faire cela.',
  'refused.not-your-address': 'Ce navigateur n’a pas encore confirmé cette adresse.',
  'refused.seat-not-vacant':
    'Quelqu’un joue encore à cette place. Vous pourrez vous asseoir quand elle sera quittée ou confiée par vote ; gardez le courriel.',
  'refused.seat-taken': 'Toutes les places sont prises.',
  'refused.seat-without-address': 'Personne n’a été invité à cette place par courriel. Transmettez son lien vous-même.',
  'refused.table-closed': 'Cette table a été fermée avant de commencer.',
  'refused.too-many-requests': 'C’était très souvent. Réessayez dans {seconds} secondes.',
  'refused.too-many-tables': 'Vous avez {most} tables qui attendent des joueurs. Commencez ou fermez-en une d’abord.',
};
