/**
 * Deletes expired items from the disk. In AWS the time to live of DynamoDB does this; the embedded engine has none.
 * Each run scans a part of the data from where the last one ended, so that no request waits for it. Items of a stream
 * never expire and are always skipped.
 */
import { type AttributeValue, DeleteItemCommand, type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { accepted } from '../store/requests.ts';

/** Items that are looked at in one go; a page of the database ends after 1 MB besides. */
const PORTION = 200;
const STREAM = 'commit#';

/** How many were removed; `now` in seconds since 1970, as items say when they expire. */
export type RemoveExpired = (now: number) => Promise<number>;

export function expiredOn(client: DynamoDBClient, table: string, portion = PORTION): RemoveExpired {
  let from: Record<string, AttributeValue> | undefined;
  return async (now) => {
    const { Items: found = [], LastEvaluatedKey: next } = await client.send(
      new ScanCommand({
        TableName: table,
        Limit: portion,
        FilterExpression: '#expiresAt <= :now AND NOT begins_with(#SK, :stream)',
        ProjectionExpression: '#PK, #SK',
        ExpressionAttributeNames: { '#expiresAt': 'expiresAt', '#PK': 'PK', '#SK': 'SK' },
        ExpressionAttributeValues: { ':now': { N: String(now) }, ':stream': { S: STREAM } },
        ...(from === undefined ? {} : { ExclusiveStartKey: from }),
      }),
    );
    let removed = 0;
    for (const key of found) if (await removeOne(client, table, key, now)) removed++;
    from = next;
    return removed;
  };
}

/** Somebody may have written it anew since it was looked at. */
const removeOne = (
  client: DynamoDBClient,
  table: string,
  key: Record<string, AttributeValue>,
  now: number,
): Promise<boolean> =>
  accepted(
    client.send(
      new DeleteItemCommand({
        TableName: table,
        Key: key,
        ConditionExpression: '#expiresAt <= :now',
        ExpressionAttributeNames: { '#expiresAt': 'expiresAt' },
        ExpressionAttributeValues: { ':now': { N: String(now) } },
      }),
    ),
  );
