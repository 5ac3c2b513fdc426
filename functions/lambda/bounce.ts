/**
 * The Lambda function for SES notifications (through SNS): it stops mail to addresses that bounce or complain, and
 * marks their seats.
 */
import { randomBytes } from 'node:crypto';
import type { SNSEvent } from 'aws-lambda';
import { readReport, stopAddress } from '../mail/ses-reports.ts';
import { markBounces } from '../mail/mark-bounces.ts';
import { log, required, storeInAws } from './environment.ts';
import { keysInParameter } from './keys.ts';

const store = storeInAws();
const keys = keysInParameter(required('KEYS_PARAMETER'));

export async function handler(event: SNSEvent): Promise<void> {
  const reports = event.Records.map(({ Sns }) => readReport(Sns.Message));
  const stopped = reports.flatMap((report) => report ?? []);
  for (const one of stopped) {
    await stopAddress(store, await keys(), one);
    await markBounces({ store, keys, clock: Date.now, random: randomBytes }, one.address);
  }
  log({
    function: 'bounce',
    messages: reports.length,
    unreadable: reports.filter((report) => report === null).length,
    stopped: stopped.length,
  });
}
