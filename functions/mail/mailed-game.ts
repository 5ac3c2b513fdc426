/** The parts of a game that a mail about one of its tables is written with, loaded in the reader's language. */
import type { Game } from '../../domain/kernel/contract.ts';
import type { GameMail } from '../../domain/kernel/game-mail.ts';
import { mailOf, textsOf } from '../../domain/kernel/game-parts.ts';
import type { Language } from '../../domain/kernel/languages.ts';
import type { Manifest } from '../../domain/kernel/manifest.ts';
import type { Texts } from '../../domain/kernel/texts.ts';

export interface MailedGame {
  readonly game: Game;
  readonly gameMail: GameMail;
  /** The texts of tables, of the game and of its mails in one language. */
  readonly words: Texts;
}

export async function mailedGame(manifest: Manifest, language: Language): Promise<MailedGame> {
  const [game, gameMail, texts] = await Promise.all([manifest.rules(), mailOf(manifest), textsOf(manifest, language)]);
  return { game, gameMail, words: { ...texts, ...gameMail.texts?.en, ...gameMail.texts?.[language] } };
}
