/** The frame of the rules, in English. */
export const rules = {
  'rules.search': 'Search the rules',
  'rules.contents': 'Contents',
  'rules.found.one': 'Found in one chapter',
  'rules.found.other': 'Found in {count} chapters',
  'rules.none': 'Nothing found. Try another word.',
  'rules.tour': 'See it played: the tour of three minutes',
} as const;
