import type { DynamoDBStreamEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { tablesInRecords } from './stream-records.ts';

const record = (PK: string, SequenceNumber: string) => ({
  eventName: 'INSERT' as const,
  dynamodb: { Keys: { PK: { S: PK }, SK: { S: 'commit#0000000001' } }, SequenceNumber },
});

test('each table is named once, with its first record', () => {
  const event: DynamoDBStreamEvent = {
    Records: [record('game#a', '1'), record('game#b', '2'), record('game#a', '3')],
  };
  expect([...tablesInRecords(event)]).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
});

test('records that are of no table are passed over', () => {
  const event: DynamoDBStreamEvent = { Records: [record('session#x', '1'), record('game#', '2'), { dynamodb: {} }] };
  expect([...tablesInRecords(event)]).toEqual([]);
});
