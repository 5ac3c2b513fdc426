/** The environment of a Lambda function: required variables, the store, and the log. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Log, printLine } from '../service/log.ts';
import { dynamoStore } from '../store/dynamo.ts';
import type { Store } from '../store/store.ts';

/** Without it the function cannot start; the infrastructure sets each of these. */
export function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set`);
  return value;
}

/** A request that hangs would keep its table from everybody else; better to fail and be tried again. */
const PATIENCE = { connectionTimeout: 1000, requestTimeout: 5000 };

export const storeInAws = (): Store =>
  dynamoStore(new DynamoDBClient({ requestHandler: PATIENCE }), required('TABLE_NAME'));

/** One line of JSON; CloudWatch takes it as it is. */
export const log: Log = (line) => void process.stdout.write(`${printLine(line)}\n`);
