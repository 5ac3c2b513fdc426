/**
 * The store on DynamoDB. One table holds everything, each attribute under a name that can be read in the console. The
 * same code runs against AWS, against DynamoDB Local and against the embedded engine; it asks for nothing that one of
 * them lacks.
 */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { commitsOf } from './commits.ts';
import { type Clock, itemsOf } from './items.ts';
import type { Store } from './store.ts';

const systemClock: Clock = () => Math.floor(Date.now() / 1000);

/** What is written is what is read: nothing is dropped, converted or rounded on the way. */
const translation = {
  marshallOptions: {
    convertEmptyValues: false,
    removeUndefinedValues: false,
    convertClassInstanceToMap: false,
    allowImpreciseNumbers: false,
  },
  unmarshallOptions: { wrapNumbers: false },
} as const;

export function dynamoStore(client: DynamoDBClient, table: string, clock: Clock = systemClock): Store {
  const database = { documents: DynamoDBDocumentClient.from(client, translation), table };
  return { ...commitsOf(database), ...itemsOf(database, clock) };
}
