import { describe } from 'vitest';
import { storeContract } from './contract.ts';
import { findDynamoDbLocal, startDynamoDbLocal } from './dynamodb-local.ts';

const { folder, missing } = findDynamoDbLocal();

if (missing) console.warn(`\nSKIPPED: the store is not tested on DynamoDB Local, because ${missing}.\n`);

describe.skipIf(missing)('with Java', () => {
  storeContract('DynamoDB Local', () => startDynamoDbLocal(folder));
});
