/** Helping oneself at a table: its menu and its keys, in English. */

export const help = {
  'help.rules': 'Rules',
} as const;
