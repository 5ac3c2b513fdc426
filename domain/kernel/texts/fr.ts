/** The table's own sentences, in French. */
import type { tableTexts } from './en.ts';

export const tableTextsInFrench: { readonly [key in keyof typeof tableTexts]: string } = {
  'rejection.table.over': 'Cette table est terminée ; on ne peut plus y jouer.',
  'rejection.table.notAwaited': 'Ce n’est pas à vous de jouer.',
  'rejection.table.unfinished': 'Ce tour n’est pas encore complet.',
  'rejection.table.seats': 'Ce jeu se joue de {min} à {max}, pas à {seats}.',
  'rejection.table.takeBackOpen': 'Une demande de reprise est déjà ouverte.',
  'rejection.table.nothingToTakeBack': 'Vous n’avez pas de tour à reprendre jusque-là.',
  'rejection.table.noRequest': 'Personne n’a demandé à reprendre un tour.',
  'rejection.table.answered': 'Vous avez déjà répondu à cette demande.',
  'fact.table.started': 'La table commence.',
  'fact.table.takeBackAsked': '{seat|seat} demande à reprendre un tour.',
  'fact.table.takeBackAnswered.agreed': '{seat|seat} est d’accord.',
  'fact.table.takeBackAnswered.refused': '{seat|seat} n’est pas d’accord.',
  'fact.table.retracted': 'Le tour est repris.',
  'fact.table.rulesCorrected': 'À partir d’ici, les règles sont celles de la version {to}.',
  'fact.table.ended': 'La table est terminée.',
  'seat.0': 'Place 1',
  'seat.1': 'Place 2',
  'seat.2': 'Place 3',
  'seat.3': 'Place 4',
  'seat.4': 'Place 5',
  'seat.5': 'Place 6',
  'seat.6': 'Place 7',
  'seat.7': 'Place 8',
};
