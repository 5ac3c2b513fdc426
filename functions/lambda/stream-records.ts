/** The tables that a batch of stream records is about. */
import type { DynamoDBStreamEvent } from 'aws-lambda';

const PREFIX = 'game#';

/** Each table once, with the sequence number of its first record: from there the stream comes again if it failed. */
export function tablesInRecords(event: DynamoDBStreamEvent): Map<string, string> {
  const tables = new Map<string, string>();
  for (const { dynamodb } of event.Records) {
    const partition = dynamodb?.Keys?.['PK']?.S ?? '';
    const id = partition.startsWith(PREFIX) ? partition.slice(PREFIX.length) : '';
    if (id !== '' && !tables.has(id)) tables.set(id, dynamodb?.SequenceNumber ?? '');
  }
  return tables;
}
