/**
 * `railpost judge`: answers questions about positions by the rules that play: which bids, lines, trains, loads and sales are
 * legal, and what they lead to.
 */
import type { LineCommand } from '../../kernel/command-line.ts';
import { say, type Texts } from '../../kernel/texts.ts';
import { answerTo } from './answers.ts';
import { type Case, caseSchema } from './cases.ts';
import { unknownArea } from './state.ts';

const HELP = `Usage: railpost judge --game nuremberg < CASES

Reads positions with a question, one JSON object a line, and prints for each {"id":…,"answer":…}.

Exit status: 0 all is well, 1 a line was no case (the others are answered all the same), 2 an option is not known.`;

const sentences: Texts = {
  area: 'the map has no area “{area}”.',
  seat: 'there is no seat {seat}.',
};

export const judgeCommand: LineCommand<Case> = {
  summary: 'answer questions about positions from standard input',
  help: HELP,
  schema: caseSchema,
  answer(given) {
    const area = unknownArea(given.state);
    if (area !== undefined) return { complaint: say(sentences, 'area', { area }) };
    if ('seat' in given && given.seat >= given.state.seats) {
      return { complaint: say(sentences, 'seat', { seat: given.seat }) };
    }
    return { answer: { id: given.id, answer: answerTo(given) } };
  },
};
