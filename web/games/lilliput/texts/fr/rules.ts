/** The rules of 18Lilliput in our own words, in French. */
import type { rules as english } from '../en/rules.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const rules: WordsOf<typeof english> = {
  'format.money': '{amount} £',

  'rules.aim.title': 'De quoi il s’agit',
  'rules.aim.1':
    'Les joueurs investissent, les compagnies construisent. Une compagnie a son propre argent, sa caisse, et elle est menée par son directeur, le joueur qui tient son certificat de 50 %. Votre argent, les caisses et la banque sont trois choses qui ne se mêlent jamais, sauf si une règle le dit.',
  'rules.aim.2':
    'Après la dernière manche, le plus riche gagne : argent, certificats au cours du jour, et {copyValue|money} par carte copie non utilisée. Ce qui reste dans les caisses ne vaut rien pour personne.',

  'rules.draft.title': 'Mise en place et choix',
  'rules.draft.1':
    'Mildendo est au centre. Chacun a {cash|money}. À partir du premier joueur, dans le sens horaire, chacun prend une compagnie de départ ou un personnage ; puis, dans l’ordre inverse, ce qui lui manque encore.',
  'rules.draft.2':
    'Qui prend une compagnie reçoit son certificat de 50 % et pose aussitôt son siège : une ville jaune, droite ou courbe, tournée à son gré, sur un côté libre de Mildendo, avec la première gare. La voie n’a pas besoin de mener à Mildendo.',
  'rules.draft.3':
    'Ce que personne n’a pris quitte le jeu : les personnages avec leurs tuiles, et les compagnies de départ. Les quatre autres compagnies peuvent être fondées plus tard.',

  'rules.round.title': 'Une manche',
  'rules.round.1':
    'D’abord, le propriétaire du Grand Juge prend son revenu. Puis viennent les tours : un chacun, dans le sens horaire depuis le premier joueur, et un second chacun dans l’ordre inverse ; le dernier joue donc deux fois de suite.',
  'rules.round.2':
    'Quand tous les tours sont joués, les trains de toutes les compagnies roulent. Puis la bureaucratie clôt la manche.',
  'rules.round.3':
    'Vous composez votre tour et pouvez tout annuler jusqu’à l’envoi. Si quelqu’un d’autre doit répondre, comme pour l’offre d’un train, le tour continue après la réponse.',

  'rules.cards.title': 'Cartes d’action',
  'rules.cards.1':
    'Un tour, c’est une carte : prenez-en une qui est ouverte et utilisez l’un de ses deux côtés, autant que vous le voulez, ou pas du tout. Une carte prise n’est plus là pour cette manche.',
  'rules.cards.2': 'Le nombre de cartes ouvertes dépend du nombre de joueurs. Voici les côtés qui existent :',

  'rules.copy.title': 'Cartes copie',
  'rules.copy.1':
    'Au lieu de prendre une carte, vous pouvez dépenser une carte copie et répéter une carte prise plus tôt dans cette manche, par vous ou par un autre, de l’un ou l’autre côté. Elle est alors dépensée pour toute la partie.',
  'rules.copy.2':
    'À deux joueurs, chacun en a {copies2}, à trois ou quatre {copies4} ; seul, aucune. Chaque carte jamais utilisée rapporte {copyValue|money} à la fin.',

  'rules.track.title': 'Poser des voies',
  'rules.track.1':
    'L’une de vos compagnies pose la tuile et paie ce qu’elle coûte. La case doit toucher une autre tuile, et la compagnie doit atteindre une voie nouvelle de cette tuile depuis l’une de ses gares.',
  'rules.track.2':
    'Atteindre veut dire : le long des voies, sans emprunter deux fois un tronçon ni un arrêt, sans traverser une ville pleine de gares étrangères, ni un terminus.',
  'rules.track.3':
    'Les cases alternent : les cercles reçoivent villes, métropoles et semblables, les carrés simples voies, bourgs et ports. Une voie peut finir contre le côté vide d’une voisine, jamais contre l’eau.',
  'rules.track.4': 'Deux tuiles d’une même carte peuvent être posées par deux de vos compagnies.',

  'rules.upgrades.title': 'Tuiles vertes et brunes',
  'rules.upgrades.1':
    'Les tuiles jaunes se posent dès le début, les vertes à partir de la phase {greenPhase}, les brunes à partir de la phase {brownPhase}. Le vert recouvre le jaune, le brun recouvre le vert.',
  'rules.upgrades.2':
    'Toute l’ancienne voie reste à sa place. Ville sur ville, métropole sur métropole, simple voie sur simple voie ; les gares gardent leur place. La tuile recouverte revient au stock et peut resservir. Ce qui n’est pas au stock ne se pose pas.',
  'rules.upgrades.3': 'Les tuiles des personnages et du paysage ne s’améliorent jamais.',
  'rules.upgrades.4': 'Les tuiles du jeu, avec leur nombre :',

  'rules.costs.title': 'Ce que coûte la construction',
  'rules.costs.1':
    'La plupart des tuiles sont gratuites. Une métropole jaune coûte {metropolis|money} ; la passer au vert ou au brun est gratuit. Un terrain accidenté coûte {rough|money}, des collines {hills|money}, le tunnel {tunnel|money}.',
  'rules.costs.2': 'La compagnie qui pose paie de sa caisse. Une compagnie qui ne peut pas payer ne peut pas poser.',

  'rules.stations.title': 'Gares',
  'rules.stations.1':
    'Une compagnie a {markers} gares : son siège, gratuit, une deuxième pour {station1|money} et une troisième pour {station2|money}. Le propriétaire du Général paie la moitié.',
  'rules.stations.2':
    'Une gare va sur un emplacement libre que la compagnie atteint ; une par compagnie et par tuile, et aucune à Mildendo. Elle reste toute la partie et garde sa place quand la tuile s’améliore.',

  'rules.trains.title': 'Trains',
  'rules.trains.1':
    'Une compagnie achète le train du dessus de la pioche à son prix. Ou un train d’une autre compagnie, pour {one|money} au moins, si le directeur de celle-ci est d’accord ; entre deux compagnies à vous, vous êtes d’accord avec vous-même.',
  'rules.trains.2':
    'Une compagnie sans train qui manque d’argent pour en acheter un peut recevoir la somme manquante de son directeur, pour un train de la pioche ou de la réserve ; sa caisse est alors vide.',
  'rules.trains.3':
    'À sa limite, une compagnie n’achète rien. Les trains dépassés peuvent être rendus à la réserve juste avant un achat ; les autres ne partent jamais de plein gré.',
  'rules.trains.4':
    'La réserve ne vend qu’à une compagnie qui vient d’être fondée ou qui vient de garder sa recette : un train, au prix imprimé.',

  'rules.phases.title': 'Phases, ferraille et limites',
  'rules.phases.1':
    'Le premier train d’un nouveau type ouvre une phase, qu’il soit acheté ou envoyé à la réserve par la bureaucratie. À cet instant, certains trains partent à la ferraille, même dans la réserve ; d’autres sont dépassés et ne rapportent plus que la moitié.',
  'rules.phases.2':
    'Si la limite baisse, les compagnies qui ont trop de trains en donnent à la réserve ; leurs directeurs choisissent, celle au cours le plus haut d’abord, avant que rien d’autre ne se passe.',

  'rules.routes.title': 'Parcours et ce qui compte',
  'rules.routes.1':
    'Les trains de la compagnie au cours le plus haut roulent d’abord ; sur une même case, le marqueur du dessus passe en premier.',
  'rules.routes.2':
    'Un parcours relie au moins deux arrêts par des voies et touche au moins une gare de la compagnie. Aucun arrêt et aucun tronçon ne sert deux fois, aucun arrêt du chemin n’est sauté, et l’on ne traverse pas une ville pleine de gares étrangères ; on peut y finir.',
  'rules.routes.3':
    'Le chiffre d’un train est le nombre d’arrêts qu’il compte au plus. Bourgs et ports n’en prennent pas : ils s’ajoutent.',
  'rules.routes.4':
    'Mildendo, Wiggywack, les ports et le terminus du Trésorier sont des bouts : un parcours peut y commencer ou y finir, jamais les traverser.',
  'rules.routes.5':
    'Les trains d’une même compagnie ne partagent aucun tronçon ; ils peuvent se rencontrer aux arrêts. Un train D double sa somme. Celle d’un train dépassé est divisée par deux et arrondie à la dizaine inférieure.',
  'rules.routes.6': 'Vous ne cherchez jamais les parcours : la page trouve le plus haut total possible et le montre.',

  'rules.dividends.title': 'Distribuer ou garder',
  'rules.dividends.1':
    'Distribuer : chaque part de 10 % chez un joueur rapporte un dixième de la recette ; les actions de la banque ne rapportent à personne. Le cours avance d’une case à droite, au bout de la rangée du bas il monte.',
  'rules.dividends.2':
    'Garder : tout va à la caisse. Le cours recule d’une case à gauche, au début de la rangée du haut il descend. Puis la compagnie peut acheter un train de la réserve. Une recette nulle compte comme gardée.',
  'rules.dividends.3': 'Un marqueur qui arrive sur une case occupée se glisse sous les autres.',

  'rules.shares.title': 'Actions',
  'rules.shares.1':
    'Avec une carte d’actions, vous pouvez d’abord vendre, puis acheter un certificat. Vous vendez autant d’actions de 10 % que vous voulez ; toutes celles d’une compagnie au cours du jour, et ensuite seulement son cours baisse d’une case par action : de la rangée du haut droit en bas, de celle du bas une case à gauche et en haut. Sous {lowest}, il ne baisse plus.',
  'rules.shares.2':
    'Vous achetez à la banque une action de 10 % au cours du jour, même une qui vient d’être vendue. Chaque compagnie a un certificat de 50 % et {tens} de 10 %. Les 50 % ne se vendent jamais : un directeur ne change donc pas.',
  'rules.shares.3':
    'Personne ne tient plus de {shareLimit} certificats ; un certificat de 50 % compte pour un, et {directorLimit} au plus peuvent en être.',

  'rules.founding.title': 'Fonder une compagnie',
  'rules.founding.1':
    'Au lieu d’une action, vous pouvez acheter les 50 % d’une compagnie que personne ne dirige encore. Choisissez un cours de {foundingMin} ou plus sur l’échelle et payez cinq fois autant ; la caisse reçoit dix fois autant.',
  'rules.founding.2':
    'Son siège est un emplacement libre au choix dans une ville ou métropole du plateau, gratuit, que quelqu’un l’atteigne ou non ; sans emplacement libre, pas de fondation. Puis elle peut acheter un train de la réserve.',

  'rules.characters.title': 'Personnages',
  'rules.characters.1':
    'Le talent d’un personnage sert toutes les compagnies de son propriétaire, et lui seul pose ses tuiles : en plus d’une carte, à tout moment de son tour, par l’une de ses compagnies et selon les règles de pose.',

  'rules.bureaucracy.title': 'Bureaucratie',
  'rules.bureaucracy.1':
    'Le train du dessus de la pioche part à la réserve, ce qui peut ouvrir une phase. Le départ passe au voisin dans le sens horaire, toutes les cartes reviennent, et la manche suivante commence.',

  'rules.end.title': 'Dernière manche et fin',
  'rules.end.1':
    'À la dernière manche, la recette de chaque compagnie est multipliée par {lastFactor} et doit être distribuée ; le cours avance de deux cases, ou recule d’une si rien n’a été gagné. On n’achète plus à la réserve.',
  'rules.end.2':
    'Puis on compte : l’argent, chaque certificat à son cours (50 % comme cinq actions) et {copyValue|money} par carte copie non utilisée. À égalité, la victoire est partagée.',

  'rules.players.title': 'À deux, trois ou quatre',
  'rules.players.1': 'Le nombre de joueurs décide des manches, des cartes, des cartes copie et des trains :',
  'rules.players.players': 'Joueurs',
  'rules.players.rounds': 'Manches',
  'rules.players.cards': 'Cartes',
  'rules.players.copies': 'Cartes copie chacun',

  'rules.solo.title': 'Seul contre Gulliver',
  'rules.solo.1':
    'Gulliver a une compagnie de départ, avec son siège à côté de Mildendo ; vous en avez une autre et un personnage. Il n’y a pas de cartes copie, et vous commencez toujours. À chaque manche vous prenez deux cartes ; puis il agit selon des règles fixes, et le hasard tranche ce qu’elles laissent ouvert.',
  'rules.solo.2':
    'A : il pose une tuile, la première possible parmi : une de ses villes vertes devient brune, une jaune devient verte, une nouvelle ville jaune aussi près de Mildendo que possible, une simple voie. B : il place une gare dans une ville qu’il vient de bâtir. C : il prolonge d’une simple voie la ligne d’une de ses villes.',
  'rules.solo.3':
    'D : il achète une action s’il le peut, trois en tout, ne vend jamais, puis fonde une seconde compagnie dès qu’il a {gulliver|money}. E : le train du dessus de la pioche va à celle de ses compagnies qui en a le plus besoin ; un train de trop part à la ferraille.',
  'rules.solo.4':
    'Ses compagnies n’ont pas de caisse, ne paient rien et distribuent toujours. La bureaucratie ne met aucun train dans la réserve. À égalité, il gagne.',

  'rules.variants.title': 'Variantes',
  'rules.variants.twoCharacters':
    'À deux joueurs : trois tours de choix, de sorte que chacun a une compagnie et deux personnages.',
  'rules.variants.professional':
    'Le train du dessus de la pioche part à la réserve avant que les trains ne roulent, non après ; qui garde peut l’acheter aussitôt.',
  'rules.variants.allenbeck':
    'Les villes brunes s’appellent Tottenham, Allenbeck et Plips ; avec Mildendo, cela fait quatre villes nommées. Un train qui en visite trois rapporte {allenbeck3|money} de plus, avec les quatre {allenbeck4|money} ; un train D ne le double pas.',
  'rules.variants.laputa':
    'Les villes brunes portent les couleurs des compagnies de départ. Seule la compagnie de cette couleur pose la tuile et emprunte ses voies.',
  'rules.variants.brobdingnag':
    'Le pays des géants : les villes valent le double. Qui distribue verse la moitié aux actionnaires, arrondie à la dizaine supérieure ; l’autre moitié va à la caisse. Tout garder reste possible.',
  'rules.variants.clash':
    'Allenbeck, Laputa et Brobdingnag s’excluent ; la variante professionnelle ne se joue pas seul.',

  'rules.landscapes.title': 'Paysages',
  'rules.landscapes.1':
    'Un paysage est posé avant le choix des compagnies : l’un de ceux qui sont prêts, ou le vôtre. Les quatre cases à côté de Mildendo restent libres.',
  'rules.landscapes.2':
    'Terrain accidenté et collines se couvrent de villes jaunes et de simples voies, à leur prix. La mer n’est jamais couverte. Les montagnes ne se franchissent que par le tunnel, à partir de la phase {greenPhase}.',
  'rules.landscapes.3':
    'Une mine apporte {mine1|money} ou {mine2|money} à la caisse d’un train qui passe, quoi qu’il advienne de la recette. Wiggywack vaut {wiggywack}, ou {wiggywackOwn} avec une gare à soi. Les anciennes voies et villes restent comme elles sont.',

  'rules.table.train': 'Train',
  'rules.table.price': 'Prix',
  'rules.table.range': 'Arrêts',
  'rules.table.deck': 'Dans la pioche (2, 3, 4 joueurs)',
  'rules.table.sets': 'Le premier déclenche',
  'rules.table.phase': 'Phase',
  'rules.table.begins': 'Commence avec',
  'rules.table.tiles': 'Tuiles jusqu’à',
  'rules.table.limit': 'Trains par compagnie',
  'rules.table.grant': 'Carte des caisses',
  'rules.table.start': 'le début',
  'rules.table.endless': 'sans fin',
};
