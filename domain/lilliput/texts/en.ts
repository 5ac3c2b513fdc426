/** What 18Lilliput says, in English. Placeholders: see `kernel/texts.ts`. */
import type { Texts } from '../../kernel/texts.ts';

export const english: Texts = {
  'game.name': '18Lilliput',

  'company.red': 'Mildendo Railway',
  'company.blue': 'Slamecksan Railway',
  'company.yellow': 'Lilliput National',
  'company.green': 'Glimigrim Valley',
  'company.purple': 'Tramecksan Railway',
  'company.black': 'Blefuscu Railway',
  'company.orange': 'Belfaborac Railway',
  'company.white': 'Brundrecal Railway',

  'advantage.price55': 'Starts at 55 instead of 50, with £550.',
  'advantage.metroHome': 'Its home is a metropolis worth 30.',
  'advantage.twoTrains': 'Starts with two 2-trains.',
  'advantage.ownerCash60': 'Its owner has £60 instead of £30.',

  'character.emperor': 'Emperor',
  'character.general': 'General',
  'character.admiral': 'Admiral',
  'character.justiciary': 'Justiciary',
  'character.treasurer': 'Treasurer',

  'ability.emperor': 'Lays yellow metropolises free of charge; owns a castle.',
  'ability.general': 'Places stations at half price; owns a city that grows with the phases.',
  'ability.admiral': 'Pays a tenth less for trains of the deck; owns two harbours.',
  'ability.justiciary': 'Takes £5, or £20 for the companies, each round; owns two towns.',
  'ability.treasurer': 'Can be traded in for £10 times the round; owns a terminus worth 50.',

  'tile.y-city-straight': 'city on a straight',
  'tile.y-city-curve': 'city on a curve',
  'tile.y-metro-straight': 'metropolis on a straight',
  'tile.y-metro-curve': 'metropolis on a curve',

  'need.pick': 'Take a company or a character.',
  'need.pickCompany': 'Take your company.',
  'need.pickCharacter': 'Take your character.',

  'fact.gameSetUp': 'The table is set; {startPlayer|seat} begins.',
  'fact.companyTaken': '{seat|seat} takes {company|company} with a {tile|tile}.',
  'fact.characterTaken': '{seat|seat} takes the {character|character}.',
  'fact.draftEnded': 'The draft is over; what nobody took leaves the game.',

  'rejection.firstPlayer': 'Seat {seat} cannot begin: there are {seats} seats.',
  'rejection.tile.none': 'No {tile|tile} is left in the supply.',
  'rejection.draft.onePick': 'One pick a turn.',
  'rejection.draft.notStarting': '{company|company} cannot be taken in the draft.',
  'rejection.draft.hasCompany': 'You have your company; take a character.',
  'rejection.draft.hasCharacter': 'You have your character; take a company.',
  'rejection.draft.companyGone': '{company|company} is taken.',
  'rejection.draft.characterGone': 'The {character|character} is taken.',
  'rejection.draft.wrongHome': '{company|company} does not start on that tile.',
  'rejection.draft.besideMildendo': 'A home tile goes on a free cell beside Mildendo.',
};
