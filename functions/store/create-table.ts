/**
 * Creates the DynamoDB table on the embedded engine and on DynamoDB Local. In AWS the infrastructure creates it.
 * Idempotent.
 */
import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb';
import { setTimeout as pause } from 'node:timers/promises';

/** A local table is there after a few milliseconds; the SDK's own waiter would look once a second. */
const PAUSE = 5;
const MOST_LOOKS = 2000;

export async function createTable(client: DynamoDBClient, table: string): Promise<void> {
  try {
    await client.send(
      new CreateTableCommand({
        TableName: table,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          { AttributeName: 'PK', AttributeType: 'S' },
          { AttributeName: 'SK', AttributeType: 'S' },
        ],
        KeySchema: [
          { AttributeName: 'PK', KeyType: 'HASH' },
          { AttributeName: 'SK', KeyType: 'RANGE' },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  for (let look = 0; look < MOST_LOOKS; look++) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
    if (Table?.TableStatus === 'ACTIVE') return;
    await pause(PAUSE);
  }
  throw new Error(`the table ${table} does not become active`);
}
