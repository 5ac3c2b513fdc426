/** *This isn't me*, in French. */
import type { lock as english } from '../en/lock.ts';
import type { WordsOf } from '../words.ts';

export const lock: WordsOf<typeof english> = {
  'lead.mail':
    'Railpost vous a écrit, et vous ne jouez pas ici ? Alors quelqu’un a donné votre adresse par erreur ou sans vous demander.',
  'lead.what':
    'Avec le code de ce courriel, vous bloquez tous les liens envoyés à votre adresse. Personne ne peut jouer en votre nom, et plus aucun courriel ne vient.',
  'lead.undo': 'Si un jour vous voulez quand même jouer, demandez un lien avec votre adresse : cela lève le blocage.',
  act: 'Bloquer tous mes liens',
  acting: 'On bloque …',
  'done.title': 'C’est bloqué',
  'done.words':
    'Tous les liens vers votre adresse sont morts, et les navigateurs qui s’en servaient sont déconnectés. Nous n’écrivons plus.',
  'done.home': 'Page d’accueil',
  'done.unlock': 'C’était bien moi',
  'none.title': 'Pas de lien ici',
  'none.words': 'Cette page s’ouvre depuis un courriel : à sa fin se trouve « Ce n’est pas moi : bloquer mes liens ».',
  'dead.words': 'Ce lien est déjà mort, personne ne peut s’en servir. Un courriel plus récent a un lien plus récent.',
  'tries.words': 'Le code a été faux trop souvent. Prenez le lien à la fin d’un autre courriel de notre part.',
  privacy: 'Ce qui est gardé ici des personnes',
};
