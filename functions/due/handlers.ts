/** The handler of each kind of due work. */
import { lapseAnswer } from './lapse.ts';
import { remind, tellVote } from './reminders.ts';
import { sendDue } from '../mail/send.ts';
import { webhookDue } from '../mail/webhook-letters.ts';
import { actOnOrders } from './orders/carry-out.ts';
import type { DueHandlers } from './run.ts';

export const dueHandlers: DueHandlers = {
  letter: sendDue,
  webhook: webhookDue,
  reminder: remind,
  vote: tellVote,
  lapse: lapseAnswer,
  order: actOnOrders,
};
