/** `railpost revenue < cases.jsonl`: one line of JSON for each case, complaints about bad lines to standard error. */
import { say } from '../../domain/kernel/texts.ts';
import { english } from '../texts/en.ts';
import { revenue } from './revenue.ts';
import { Exit, type Terminal } from './terminal.ts';

export async function revenueLines(args: readonly string[], terminal: Terminal): Promise<Exit> {
  if (args.length > 0) {
    terminal.complain(say(english, 'cli.help.revenue'));
    return Exit.Unable;
  }
  const text = new TextDecoder().decode(await terminal.read('-'));
  let exit: Exit = Exit.Well;
  for await (const answer of revenue(text.split('\n'))) {
    if ('output' in answer) terminal.print(answer.output);
    else {
      terminal.complain(answer.complaint);
      exit = Exit.Wrong;
    }
  }
  return exit;
}
