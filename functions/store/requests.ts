/** The two requests that commits and items share: a conditional put, and a query over all pages. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Item, Key } from './store.ts';

export interface Database {
  readonly documents: DynamoDBDocumentClient;
  /** The name of the DynamoDB table. */
  readonly table: string;
}

export type Terms = Pick<
  PutCommandInput,
  'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;

/** One conditional write. False where the condition did not hold. */
export async function putOn({ documents, table }: Database, key: Key, item: Item, terms: Terms): Promise<boolean> {
  return accepted(documents.send(new PutCommand({ TableName: table, Item: { ...item, ...key }, ...terms })));
}

/** Whether a conditional write was made; every other failure stays an exception. */
export async function accepted(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

export type Span = Pick<
  QueryCommandInput,
  'KeyConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;

/**
 * Everything in a span of keys, in order, strongly consistent. A page ends after 1 MB, or wherever the database likes,
 * even empty; only a missing LastEvaluatedKey means the end.
 */
export async function queryAll(
  { documents, table }: Database,
  span: Span,
  limit = Infinity,
  direction: 'forwards' | 'backwards' = 'forwards',
): Promise<Item[]> {
  const found: Item[] = [];
  let from: Record<string, unknown> | undefined;
  while (found.length < limit) {
    const page = await documents.send(
      new QueryCommand({
        TableName: table,
        ConsistentRead: true,
        ...span,
        ScanIndexForward: direction === 'forwards',
        ...(limit === Infinity ? {} : { Limit: limit - found.length }),
        ...(from === undefined ? {} : { ExclusiveStartKey: from }),
      }),
    );
    for (const item of page.Items ?? []) found.push(item);
    from = page.LastEvaluatedKey;
    if (from === undefined) break;
  }
  return found;
}

/** The partition keys of all items under this sort key, page by page through everything. */
export async function* scanFor({ documents, table }: Database, SK: string): AsyncGenerator<string> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({
        TableName: table,
        ConsistentRead: true,
        FilterExpression: '#SK = :SK',
        ProjectionExpression: '#PK',
        ExpressionAttributeNames: { '#PK': 'PK', '#SK': 'SK' },
        ExpressionAttributeValues: { ':SK': SK },
        ...(from === undefined ? {} : { ExclusiveStartKey: from }),
      }),
    );
    for (const item of page.Items ?? []) yield String(item['PK']);
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
}

/** An item as it was written, without its place. */
export function withoutKey(found: Item): unknown {
  const { PK: _PK, SK: _SK, ...item } = found;
  return item;
}
