/** Reads the parts of a game from its manifest, with the defaults of those that a game does not have. */
import type { Fact, Game, Line } from './contract.ts';
import type { GameMail } from './game-mail.ts';
import type { Language } from './languages.ts';
import type { Games, Manifest, ShownGame } from './manifest.ts';
import { type Player, randomPlayer } from './random-player.ts';
import { tableTextsIn } from './table-texts.ts';
import type { Texts } from './texts.ts';

export const manifestOf = (games: Games, id: string): Manifest | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined;

export const rulesOf = async (games: Games, id: string): Promise<Game | undefined> => manifestOf(games, id)?.rules();

/** Enough of a game to show a table. */
export const foldingOf = (game: Manifest): Promise<ShownGame> => game.folding?.() ?? game.rules();

/** The texts of a table and its game. What a game does not say in a language, it says in English. */
export async function textsOf(game: Manifest, language: Language): Promise<Texts> {
  const [table, english, own] = await Promise.all([
    tableTextsIn(language),
    game.texts?.en?.() ?? foldingOf(game).then(({ texts }) => texts),
    language === 'en' ? {} : (game.texts?.[language]?.() ?? {}),
  ]);
  return { ...table, ...english, ...own };
}

const RANDOM = 'random';

/** The names of the robots that play this game, the weakest first. */
export const robotNames = ({ robots = {} }: Manifest): readonly string[] => [RANDOM, ...Object.keys(robots)];

export const isRobot = (game: Manifest, name: string): boolean => robotNames(game).includes(name);

/** Null for a robot that does not play this game. */
export async function robotNamed(game: Manifest, name: string): Promise<Player | null> {
  if (!isRobot(game, name)) return null;
  return (await game.robots?.[name]?.()) ?? randomPlayer;
}

/** A game that draws its board shows it in mails too; marking what is new takes a picture of the mail's own. */
export async function mailOf(game: Manifest): Promise<GameMail> {
  const mail = (await game.mail?.()) ?? {};
  const drawing = mail.picture === undefined ? await game.drawing?.() : undefined;
  if (drawing === undefined) return mail;
  return {
    ...mail,
    picture(state) {
      const { svg, width, height } = drawing.picture(state, game.title, 'light');
      return { svg, ratio: width / height, marked: false };
    },
  };
}

export const notesOf = async (game: Manifest): Promise<(fact: Fact) => readonly Line[]> =>
  (await game.notes?.()) ?? (() => []);

/** In which variants and on which map a table is played. */
export const categoriesOf = async (game: Manifest, options: object): Promise<string[]> =>
  (await game.categories?.())?.(options) ?? [];
