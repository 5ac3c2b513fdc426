/**
 * Commands that belong to a game, such as `railpost revenue < cases.jsonl`: every line of standard input is a case in JSON,
 * and is answered by one line of JSON. A line that is no case is complained about by its number; the others are answered all
 * the same. `--game` chooses among several games with a command of the same name.
 */
import type { LineCommand } from '../../domain/kernel/command-line.ts';
import type { Games } from '../../domain/kernel/manifest.ts';
import { say } from '../../domain/kernel/texts.ts';
import { validationErrors } from '../service/validation-errors.ts';
import { english } from '../texts/en.ts';
import { Exit, type Terminal } from './terminal.ts';

/** A command, and the game that has it. */
export interface GameCommand {
  readonly game: string;
  readonly name: string;
  readonly command: LineCommand;
}

export async function gameCommands(games: Games): Promise<GameCommand[]> {
  const found = await Promise.all(
    Object.values(games).map(async (manifest) => {
      const { commands = {} } = (await manifest.commandLine?.()) ?? {};
      return Object.entries(commands).map(([name, command]) => ({ game: manifest.id, name, command }));
    }),
  );
  return found.flat();
}

/** The lines that the list of all commands has for those of games. */
export const summaryOf = (commands: readonly GameCommand[]): string =>
  [...new Map(commands.map((one) => [one.name, one])).values()]
    .map(({ name, command }) => `  ${name.padEnd(13)} ${command.summary}`)
    .join('\n');

/** Runs the command of this name; `named` are all that have it, at least one. */
export async function runGameCommand(
  named: readonly GameCommand[],
  args: readonly string[],
  terminal: Terminal,
): Promise<Exit> {
  const wanted = args[0] === '--game' && args.length === 2 ? args[1] : null;
  if (wanted === null && args.length > 0)
    return unable(terminal, named.map(({ command }) => command.help).join('\n\n'));
  const fitting = named.filter(({ game }) => wanted === null || game === wanted);
  const [only, another] = fitting;
  if (!only || another) {
    const known = named.map(({ game }) => game).join(', ');
    return unable(terminal, say(english, 'cli.command.game', { word: named[0]?.name ?? '', known }));
  }
  const text = new TextDecoder().decode(await terminal.read('-'));
  return answerLines(only.command, text.split('\n'), terminal);
}

function unable(terminal: Terminal, sentence: string): Exit {
  terminal.complain(sentence);
  return Exit.Unable;
}

function answerLines(command: LineCommand, lines: readonly string[], terminal: Terminal): Exit {
  let exit: Exit = Exit.Well;
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const answered = answerLine(command, text);
    if ('answer' in answered) terminal.print(JSON.stringify(answered.answer));
    else {
      terminal.complain(say(english, 'cli.command.line', { line: index + 1, complaint: answered.complaint }));
      exit = Exit.Wrong;
    }
  }
  return exit;
}

function answerLine(command: LineCommand, text: string): ReturnType<LineCommand['answer']> {
  const given = parse(text);
  if (given === undefined) return { complaint: say(english, 'cli.command.json') };
  const parsed = command.schema.safeParse(given);
  if (parsed.success) return command.answer(parsed.data);
  const [first] = validationErrors(parsed.error);
  return { complaint: `${first?.path ?? ''}: ${first?.message ?? ''}` };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
