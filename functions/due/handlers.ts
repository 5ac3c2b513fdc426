/** Every kind of timed work with the part of the service that does it. */
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
