/**
 * The Lambda function that DynamoDB Streams calls for new commits. The event only names tables; the follow-up reads the
 * rest from the store.
 */
import { randomBytes } from 'node:crypto';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { games } from '../../domain/games.ts';
import { follow } from '../follow/follow.ts';
import { reportError } from '../service/report-error.ts';
import { tableCache } from '../store/table-cache.ts';
import { log, storeInAws } from './environment.ts';
import { tablesInRecords } from './stream-records.ts';

const store = storeInAws();
const follower = {
  store,
  games,
  tables: tableCache(store),
  clock: Date.now,
  random: randomBytes,
  wake: () => {}, // the stream does that for each commit
  log,
};

export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const failed: string[] = [];
  let lagged = 0;
  for (const [id, sequenceNumber] of tablesInRecords(event)) {
    try {
      if (await follow(follower, id)) lagged++;
    } catch (error) {
      reportError(log, 'follow', error);
      failed.push(sequenceNumber);
    }
  }
  log({ function: 'follow', records: event.Records.length, lagged, failed: failed.length });
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}
