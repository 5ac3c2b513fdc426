/** What a page needs of a game to show a table: its fold, who is asked, how facts are told. No rule is in it. */
export type { ShownGame } from '../../domain/kernel/manifest.ts';
