import { expect, test } from 'vitest';
import { resourcesOf, synthesise } from '../test/infra/template.ts';

const tables = resourcesOf(synthesise(), 'AWS::DynamoDB::Table');

test('there is one table, paid by use, with the keys that the store writes', () => {
  expect(tables).toHaveLength(1);
  expect(tables[0]?.[1].Properties).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [
      { AttributeName: 'PK', KeyType: 'HASH' },
      { AttributeName: 'SK', KeyType: 'RANGE' },
    ],
    AttributeDefinitions: [
      { AttributeName: 'PK', AttributeType: 'S' },
      { AttributeName: 'SK', AttributeType: 'S' },
    ],
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
  });
});

test('the table has no index, which the embedded store would not have either', () => {
  expect(tables[0]?.[1].Properties).not.toHaveProperty('GlobalSecondaryIndexes');
  expect(tables[0]?.[1].Properties).not.toHaveProperty('LocalSecondaryIndexes');
});

test('the table can be brought back, refuses deletion and outlives the stack', () => {
  expect(tables[0]?.[1]).toMatchObject({
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
    Properties: {
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    },
  });
});
