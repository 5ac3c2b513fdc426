/** Putting a turn together and sending it, and the keys of a table, in French. */
import type { turn as english } from '../en/turn.ts';
import type { WordsOf } from '../words.ts';

export const turn: WordsOf<typeof english> = {
  'send.busy': 'Envoi …',
  'send.retrying':
    'Pas encore de réponse. Votre envoi est gardé ici et repart de lui-même ; il ne peut pas compter deux fois.',
  'send.refused': 'Cela n’a pas été accepté. {reason}',
  'send.overtaken': 'Quelque chose s’est passé à la table avant l’arrivée du vôtre :',

  'will.title': 'Si vous envoyez',

  'step.send': 'Envoyer',
  'step.send.detail': 'alors ça compte',

  'turn.change': 'Changer',
  'turn.undo': 'Annuler',
  'turn.startOver': 'Recommencer',

  'send.turn': 'Envoyer le tour',
  'step.next': 'Ensuite',
  'step.next.detail': 'si vous voulez',
  'turn.stepsOfTurn': 'Étapes de votre tour',
  'doing.label': 'Ce que vous pouvez faire',
  'send.decision': 'Envoyer la décision',
  'will.notYet': 'Rien ne compte avant l’envoi.',
  'keys.title': 'Touches',
  'keys.open': 'Touches et raccourcis',
  'keys.undo': 'annuler la dernière action',
  'keys.send': 'presser le bouton principal ; avec Ctrl de partout',
  'keys.choices': 'aller à ce que vous pouvez faire',
  'keys.board': 'aller aux emplacements possibles',
  'keys.arrows': 'aller d’un emplacement à l’autre sur le plateau',
  'keys.zoom': 'agrandir, réduire ; 0 montre tout le plateau',
  'keys.help': 'montrer cette liste',
  'keys.enter': 'Entrée',
  'keys.arrowKeys': 'flèches',
};
