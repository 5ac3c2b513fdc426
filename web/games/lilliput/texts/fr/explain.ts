/** What each thing on a table is, in French. */
import type { explain as english } from '../en/explain.ts';
import type { WordsOf } from '../../../../texts/words.ts';

export const explain: WordsOf<typeof english> = {
  'format.money': '{amount} £',
  'explain.title': 'Qu’est-ce que c’est ?',
  'explain.hint': 'Touchez n’importe quoi pour savoir ce que c’est.',
  'explain.done': 'Terminé',
  'explain.close': 'Fermer l’explication',
  'explain.rules': 'Plus dans les règles',
  'explain.nothing': 'Rien à expliquer là. Touchez une carte, une tuile, un train, un bouton ou une case du plateau.',

  'about.side.layAny':
    'L’une de vos compagnies pose une tuile de n’importe quelle couleur permise par la phase, ou en améliore une.',
  'about.side.layYellow': 'Vos compagnies posent jusqu’à {max} tuiles jaunes, l’une après l’autre.',
  'about.side.layBoth':
    'Vos compagnies posent une tuile jaune, une tuile verte, ou les deux dans l’ordre voulu. La verte peut même recouvrir la jaune qui vient d’être posée.',
  'about.side.shares':
    'Vendez d’abord autant d’actions de 10 % que vous voulez. Puis achetez un certificat : une action de 10 % à la banque, ou les 50 % d’une compagnie que vous fondez.',
  'about.side.buyTrains.one':
    'L’une de vos compagnies achète un train : celui du dessus de la pioche, ou un train d’une autre compagnie dont le directeur est d’accord.',
  'about.side.buyTrains.other':
    'Vos compagnies achètent jusqu’à {max} trains : du dessus de la pioche, ou d’une autre compagnie dont le directeur est d’accord.',
  'about.side.placeStation':
    'L’une de vos compagnies place une gare sur un emplacement libre qu’elle atteint : {station1|money} pour la première après son siège, {station2|money} pour la suivante.',
  'about.side.treasury':
    'La banque donne de l’argent à vos compagnies, réparti à votre gré : {yellow|money} aux phases des tuiles jaunes, {green|money} avec les vertes, {brown|money} avec les brunes.',
  'about.side.privateCash': 'Vous mettez {amount|money} dans votre poche, pour acheter des actions.',
  'about.side.oneTurn':
    'Une carte a deux côtés ; vous en utilisez un, et la carte n’est plus là jusqu’à la manche suivante.',
  'about.copyCard.title': 'Carte copie',
  'about.copyCard':
    'Répète une carte prise plus tôt dans cette manche, du côté que vous voulez. Chacune sert une fois par partie ; celles qui restent rapportent {copyValue|money} à la fin.',

  'about.company':
    'Un chemin de fer qui a son propre argent. Son directeur, qui tient le certificat de 50 %, décide de ce qu’il construit, achète et distribue.',
  'about.company.directed':
    'Dirigée par {name}. Cours {price}, caisse {treasury|money}, gares encore à placer : {tokens}.',
  'about.company.later': 'Personne ne la dirige encore. On peut la fonder avec une carte d’actions.',
  'about.company.draft': 'On peut la prendre au début, avec son siège à côté de Mildendo.',

  'about.character':
    'Son talent sert toutes les compagnies de son propriétaire ; ses tuiles se posent en plus d’une carte, à tout moment du tour.',
  'about.character.emperor':
    'Les métropoles jaunes ne coûtent rien à vos compagnies au lieu de {metropolis|money}. Le château recouvre une ville jaune qui n’est le siège de personne, dès les tuiles vertes : {castle} pour tous, {castleOwn} pour une compagnie qui y a une gare.',
  'about.character.general':
    'Vos gares coûtent {general} % de moins. Votre ville se pose comme une ville jaune et grandit avec la couleur de la phase : {generalYellow}, {generalGreen}, {generalBrown}.',
  'about.character.admiral':
    'Vos compagnies paient {admiral} % de moins les trains de la pioche. Vos deux ports valent {harbour} chacun ; un parcours y finit, et ils ne prennent aucun arrêt au train.',
  'about.character.justiciary':
    'Au début de chaque manche, vous recevez {justiciary|money} pour vous ou {justiciaryCompanies|money} pour vos compagnies. Vos deux bourgs valent {town} chacun et ne prennent aucun arrêt au train.',
  'about.character.treasurer':
    'Une fois, à l’un de vos tours, rendez la carte contre {treasurer|money} fois le numéro de la manche. Votre terminus, à partir de la phase {brownPhase}, vaut {treasurerCity} ; un parcours y finit. S’il n’est pas posé, il part avec la carte.',

  'about.tile.capital':
    'La capitale, au milieu de tout. Aucune gare n’y entre, et tout parcours qui y arrive s’y termine.',
  'about.tile.city': 'Un arrêt pour les trains. Chaque anneau est un emplacement pour la gare d’une compagnie.',
  'about.tile.metropolis':
    'Une grande ville qui rapporte plus que les autres. La jaune coûte {metropolis|money} à poser.',
  'about.tile.castle':
    'La tuile de l’Empereur. Elle recouvre une ville jaune qui n’est pas un siège et vaut plus pour une compagnie qui y a sa gare.',
  'about.tile.generalCity': 'La tuile du Général : une ville dont la valeur grandit avec la couleur de la phase.',
  'about.tile.treasurerCity': 'La tuile du Trésorier : une riche ville au bout de la ligne.',
  'about.tile.town': 'La tuile du Grand Juge. Un train s’y arrête en chemin sans y laisser l’un de ses arrêts.',
  'about.tile.harbour': 'La tuile de l’Amiral. Un parcours peut finir à son quai, en plus des arrêts du train.',
  'about.tile.plain': 'De la voie qui continue ; les trains passent sans rien gagner.',
  'about.tile.crossover':
    'Deux lignes se croisent sur un pont sans se rejoindre : un train ne peut pas passer de l’une à l’autre.',
  'about.tile.junction':
    'Des voies qui se séparent. Un train suit l’une d’elles et ne peut pas rebrousser à l’aiguille.',
  'about.tile.allWays': 'Chaque côté est relié à tous les autres.',
  'about.tile.hills': 'Villes jaunes et simples voies peuvent les couvrir ; la compagnie qui bâtit paie le terrain.',
  'about.tile.rough': 'Villes jaunes et simples voies peuvent le couvrir ; bâtir ici coûte un peu plus.',
  'about.tile.sea': 'Elle n’est jamais couverte, et aucune voie n’y mène.',
  'about.tile.mountain': 'Seul le tunnel passe, dès les tuiles vertes.',
  'about.tile.tunnel': 'Une voie droite sous une montagne.',
  'about.tile.mine':
    'Un train qui passe apporte {mine|money} à la caisse de sa compagnie, quoi qu’il advienne de la recette.',
  'about.tile.wiggywack':
    'Une ville lointaine, d’aucune couleur. Les parcours y finissent ; elle vaut plus avec une gare à soi.',
  'about.tile.oldTrack': 'Elle était là avant la partie. Tous peuvent l’emprunter, et elle ne s’améliore jamais.',
  'about.tile.oldCity':
    'Elle était là avant la partie. Elle reçoit une gare comme toute ville et ne s’améliore jamais.',
  'about.tile.laputa': 'Seule la compagnie dont elle porte la marque la pose et emprunte ses voies.',
  'about.tile.named':
    'Une ville brune qui a un nom ; Mildendo est la quatrième. Un train qui visite trois villes nommées rapporte {allenbeck3|money} de plus, avec les quatre {allenbeck4|money}.',

  'about.tile.value': 'Vaut {value}.',
  'about.tile.valueOwn': 'Vaut {value}, ou {own} pour une compagnie qui y a une gare.',
  'about.tile.valueByPhase': 'Vaut {yellow}, {green} ou {brown}, selon la couleur de la phase.',
  'about.tile.slots.one': 'Un emplacement pour une gare.',
  'about.tile.slots.other': '{count} emplacements pour des gares.',
  'about.tile.terminal': 'Un parcours finit ici.',
  'about.tile.uncounted': 'Ne prend aucun arrêt au train.',
  'about.tile.cost': 'La poser coûte {cost|money}.',
  'about.tile.terrain': 'Construire ici coûte {cost|money}.',
  'about.tile.becomes': 'Peut devenir :',
  'about.tile.last': 'Elle n’est jamais remplacée.',
  'about.tile.left': 'Encore au stock : {count}.',
  'about.tile.from.green': 'Se pose à partir de la phase {greenPhase}.',
  'about.tile.from.brown': 'Se pose à partir de la phase {brownPhase}.',

  'about.cell.city.title': 'Case vide avec un cercle',
  'about.cell.city': 'Reçoit villes, métropoles et semblables. Une compagnie y bâtit si sa voie y mène.',
  'about.cell.plain.title': 'Case vide avec un carré',
  'about.cell.plain': 'Reçoit simples voies, bourgs et ports. Une compagnie y bâtit si sa voie y mène.',
  'about.cell.lit': 'Elle est éclairée : on peut y agir maintenant. Quittez cette aide et touchez-la.',

  'about.train': 'Compte jusqu’à {range} arrêts sur un parcours. Coûte {price|money} à la pioche.',
  'about.train.double': 'Un train D : ce qu’il gagne est doublé.',
  'about.train.admiral': 'Le propriétaire de l’Amiral paie {admiral|money}.',
  'about.train.obsolete': 'Celui-ci est dépassé : il rapporte la moitié, arrondie à la dizaine inférieure.',
  'about.train.sets': 'Le premier ouvre la phase {phase} : {effects}.',
  'about.train.setsOnly': 'Le premier ouvre la phase {phase}.',

  'about.term.priceChart.title': 'Échelle des cours',
  'about.term.priceChart':
    'Où en est le cours de chaque compagnie. Distribuer déplace un marqueur à droite, garder à gauche, chaque action vendue une case plus bas. Le cours le plus haut roule d’abord ; sur une même case, celui du dessus.',
  'about.term.trainDeck.title': 'Pioche des trains',
  'about.term.trainDeck':
    'On n’achète que celui du dessus. Sous chaque type figure ce que le premier déclenchera : trains à la ferraille ou à demi-recette, nouvelle limite, nouvelles tuiles.',
  'about.term.progress.title': 'Manche et phase',
  'about.term.progress':
    'Combien de manches sont jouées, et combien il y en a. La phase dit quelles tuiles se posent et combien de trains une compagnie peut avoir ; le premier train de chaque nouveau type ouvre la suivante.',
  'about.term.companies.title': 'Compagnies',
  'about.term.companies':
    'Toutes les compagnies dirigées, dans l’ordre où elles roulent : caisse, trains, gares placées, et recettes manche par manche. Les barres pleines ont été distribuées, les creuses gardées ; la pointillée est ce qu’elle gagnerait maintenant.',
  'about.term.players.title': 'Joueurs',
  'about.term.players':
    'Personnage, certificats, argent, et la fortune de chacun maintenant : argent et certificats aux cours du jour. Les lettres donnent l’ordre des tours de cette manche.',
  'about.term.certificate.title': 'Certificat',
  'about.term.certificate':
    'Ce qu’un joueur tient d’une compagnie, en pour cent. L’encadré est le 50 % du directeur, qui ne se vend jamais. Chaque 10 % rapporte un dixième de ce que la compagnie distribue.',
  'about.term.stations.title': 'Gares',
  'about.term.stations': 'Les disques pleins sont sur le plateau, les creux encore en main.',
  'about.term.tileSupply.title': 'Stock de tuiles',
  'about.term.tileSupply': 'Les tuiles qui peuvent encore être posées. Une tuile recouverte revient ici.',
  'about.term.cards.title': 'Cartes d’action',
  'about.term.cards':
    'Chacune a deux côtés. Prenez-en une à votre tour ; les cartes prises montrent par qui et reviennent à la manche suivante.',
  'about.term.ask.title': 'Ce qui est demandé',
  'about.term.ask':
    'Ce que la table attend maintenant, et de qui. Le bouton coloré est toujours la prochaine chose à faire.',
  'about.term.primary.title': 'Le bouton principal',
  'about.term.primary':
    'Il fait ce que dit la phrase à côté. Un tour ne part qu’avec ce bouton ; jusque-là rien ne compte, et tout peut être annulé.',
  'about.term.secondary.title': 'L’autre possibilité',
  'about.term.secondary': 'Une réponse également possible. Lisez d’abord la phrase à côté.',
  'about.term.turnLine.title': 'Votre tour, étape par étape',
  'about.term.turnLine': 'Les étapes composées jusqu’ici. Touchez une étape pour y revenir. Rien n’est encore envoyé.',
  'about.term.order.title': 'Ordre du jeu',
  'about.term.order': 'Qui a joué, qui joue, et qui vient ensuite.',
  'about.term.purses.title': 'Coût et reste',
  'about.term.purses': 'Ce que votre tour coûte jusqu’ici, et ce qu’il restera en caisse ou dans votre poche.',
  'about.term.undo.title': 'Annuler et recommencer',
  'about.term.undo': 'Reprend votre dernière étape, ou toutes. Possible jusqu’à l’envoi.',
  'about.term.effects.title': 'Ce qui change',
  'about.term.effects': 'Ce que votre tour ferait aux caisses et à la prochaine recette de chaque compagnie concernée.',
  'about.term.doing.title': 'Ce que vous pouvez faire',
  'about.term.doing':
    'Tout ce que votre carte et vos personnages permettent à cet instant, avec ce que cela coûte ou rapporte.',
  'about.term.pay.title': 'Distribuer',
  'about.term.pay':
    'Chaque 10 % rapporte à son détenteur un dixième de la recette, et le cours monte. La caisse ne reçoit rien.',
  'about.term.keep.title': 'Garder',
  'about.term.keep': 'Tout va à la caisse, et le cours baisse. Puis un train de la réserve peut être acheté.',
  'about.term.runSums.title': 'Ce qui a été gagné',
  'about.term.runSums': 'Chaque train, avec les arrêts qu’il a comptés et leur somme.',
  'about.term.tray.title': 'Façons de la poser',
  'about.term.tray':
    'Toutes les tuiles et directions permises sur cette case. Touchez-en une, ou touchez la case pour les parcourir.',
  'about.term.turnTile.title': 'Tourner la tuile',
  'about.term.turnTile': 'Tourne la tuile en main vers la prochaine direction permise. La touche est R.',
  'about.term.legend.title': 'Légende',
  'about.term.legend': 'Donne la liste de tous les signes du plateau.',
  'about.term.zoom.title': 'Zoom',
  'about.term.zoom':
    'Plus grand, plus petit, ou tout le plateau. Pincez ou tournez la molette pour faire de même ; glissez pour déplacer.',
  'about.term.tabs.title': 'Vues de la table',
  'about.term.tabs':
    'Compagnies, cours et trains ; les tuiles restantes ; toutes les manches en chiffres ; et le journal de tout ce qui s’est passé.',
  'about.term.log.title': 'Journal',
  'about.term.log': 'Tout ce qui s’est passé, en mots. Touchez une ligne pour voir le plateau à ce moment.',
  'about.term.rounds.title': 'Manches',
  'about.term.rounds': 'La fortune de chacun, les recettes des compagnies et les cours, manche par manche.',
  'about.term.moment.title': 'Regarder en arrière',
  'about.term.moment': 'Parcourt ce qui s’est passé. Rien de ce que vous faites ici ne change la table.',
  'about.term.momentActs.title': 'À partir de ce moment',
  'about.term.momentActs':
    'Copiez le lien de cette position, essayez seul la suite, ouvrez une nouvelle table qui repart d’ici, lisez la manche sur une page ou emportez la position en fichier. La table elle-même ne change pas.',
  'about.term.comments.title': 'Commentaires',
  'about.term.comments':
    'Ce qui a été remarqué à ce moment, avec des marques sur le plateau. Les commentaires accompagnent l’histoire sans rien y changer.',
  'about.term.draft.title': 'Choix',
  'about.term.draft':
    'Chacun prend une compagnie et un personnage avant la première manche. Ce qui est pris montre par qui.',
  'about.term.meanwhile.title': 'En attendant',
  'about.term.meanwhile':
    'Préparez la suite sur un plateau à vous, laissez des ordres qui décident à votre place, ou écrivez-vous une note.',
  'about.term.menu.title': 'Menu',
  'about.term.menu': 'Règles, visite, liens, l’histoire en fichier, avis, langue, et plus.',
  'about.term.talk.title': 'Discussion',
  'about.term.talk': 'Ce que se disent les gens de cette table. Une marque compte ce qui est nouveau pour vous.',
  'about.term.notes.title': 'Notes',
  'about.term.notes': 'Vos propres notes sur cette table. Personne d’autre ne peut les lire.',
  'about.term.gathering.title': 'Places',
  'about.term.gathering':
    'Qui joue, et qui n’est pas encore venu. La partie commence quand la dernière place est prise.',
  'about.term.seat.title': 'Votre place',
  'about.term.seat':
    'Quelle place cette page joue. Avec plusieurs places dans ce navigateur, c’est ici que vous en changez.',
  'about.term.mode.title': 'Jour et nuit',
  'about.term.mode': 'Couleurs claires ou sombres, pour ce navigateur.',
  'about.term.help.title': 'Qu’est-ce que c’est ?',
  'about.term.help':
    'Allume cette aide : chaque touche explique alors au lieu d’agir. Un doigt qui reste posé fait de même ; la touche I aussi.',
  'about.term.keys.title': 'Touches',
  'about.term.keys': 'Donne la liste de tout ce qui se fait au clavier.',
  'about.term.home.title': 'Première page',
  'about.term.home': 'Mène à la première page, avec toutes vos tables. Un tour à moitié fait vous attend ici.',
  'about.term.sheet.title': 'Tirer vers le haut ou le bas',
  'about.term.sheet': 'Agrandit ou réduit cette partie.',
  'about.term.waiting.title': 'Compagnies à venir',
  'about.term.waiting': 'On peut les prendre au début, ou les fonder plus tard avec une carte d’actions.',
  'about.term.tables.title': 'Classement final',
  'about.term.tables': 'Argent, certificats à leur dernier cours et cartes copie non utilisées, additionnés.',
  'about.term.notice.title': 'Avis',
  'about.term.notice': 'Quelque chose à savoir sur cette table. On peut le fermer.',
};
