/** A round of 18Lilliput on one page, in French. */
import type { review as english } from '../en/review.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const review: WordsOf<typeof english> = {
  'review.order': 'Ordre du tour',
  'review.lost': '{company} perd {trains}',
  'review.what.cash': 'en main',
  'review.what.treasury': 'caisse',
  'review.what.price': 'cours',
  'review.land': 'Le plateau, avec ce qui a été posé dans cette manche',
  'review.runs': 'Ce que les trains ont rapporté',
  'review.noRuns': 'Aucun train n’a encore roulé.',
  'review.routes': 'Parcours de {company}',
  'review.undecided': 'Son directeur n’a pas encore décidé.',
  'review.kept': 'Gardé par la compagnie.',
  'review.paid': 'Versé : {payouts}.',
  'review.payout': '{name} {amount}',
  'review.toTreasury': 'caisse {amount}',
  'review.price': 'Cours {from} → {to}.',
  'review.priceStays': 'Le cours reste à {from}.',
  'review.compared': 'Par rapport à la manche d’avant',
  'review.change': 'Écart',
  'review.money': 'Où est allé l’argent',
  'review.purse': 'Bourse',
  'review.had': 'au début',
  'review.has': 'à la fin',
  'review.hasNow': 'maintenant',
  'review.flow.cards': 'cartes',
  'review.flow.runs': 'recettes',
  'review.flow.shares': 'actions',
  'review.flow.track': 'voies',
  'review.flow.trains': 'achats de trains',
};
