/** What was agreed at a table, in English. */
export const lobby = {
  'lobby.plain': 'without variants',
} as const;
