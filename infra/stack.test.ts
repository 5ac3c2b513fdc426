import { expect, test } from 'vitest';
import {
  list,
  only,
  outputsOf,
  resourcesOf,
  type Statement,
  statementsOf,
  synthesise,
} from '../test/infra/template.ts';

const template = synthesise({ mailDomain: 'example.org' });
const allowed = statementsOf(template.toJSON()).filter(({ Effect }) => Effect === 'Allow');

/** Listing streams cannot be narrowed; AWS takes no resource for it. */
const demandedByAws = ({ Action }: Statement) => list(Action).every((action) => action === 'dynamodb:ListStreams');

test('no right is given on everything', () => {
  expect(allowed.length).toBeGreaterThan(10);
  for (const statement of allowed) {
    expect(list(statement.Action)).not.toContain('*');
    if (!demandedByAws(statement)) expect(list(statement.Resource)).not.toContain('*');
  }
});

test('nothing is given to everybody', () => {
  for (const { Principal } of allowed) {
    expect(Principal).not.toBe('*');
    expect(Principal).not.toMatchObject({ AWS: '*' });
  }
});

test('the bucket is closed to the public', () => {
  const bucket = only(template, 'AWS::S3::Bucket');
  expect(bucket.Properties).toMatchObject({
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
  });
  expect(bucket.Properties).not.toHaveProperty('WebsiteConfiguration');
});

test('no function has an address of its own, and whoever may call one is named with its source', () => {
  template.resourceCountIs('AWS::Lambda::Url', 0);
  const permissions = resourcesOf(template, 'AWS::Lambda::Permission');
  expect(permissions.length).toBeGreaterThan(0);
  for (const [, { Properties }] of permissions) {
    expect(Properties['Principal']).toMatch(/^(apigateway|events|sns)\.amazonaws\.com$/);
    expect(Properties).toHaveProperty('SourceArn');
  }
});

test('no secret stands in the template', () => {
  const text = JSON.stringify(template.toJSON());
  template.resourceCountIs('AWS::SSM::Parameter', 0);
  template.resourceCountIs('AWS::SecretsManager::Secret', 0);
  expect(text).not.toContain('{{resolve:');
  // A secret of the service is 32 bytes: 43 characters. As long are only hashes, names of resources and of settings.
  const innocent = [/^[0-9a-f]{64}$/, /^[A-Z][A-Za-z0-9]+[0-9A-F]{8}\w*$/, /^[A-Z_]+$/];
  const long = text.match(/[\w-]{43,}/g) ?? [];
  expect(long.filter((word) => !innocent.some((kind) => kind.test(word)))).toEqual([]);
});

test('only the table stays behind when the stack goes', () => {
  const kept = resourcesOf(template).filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain');
  expect(kept.map(([, { Type }]) => Type)).toEqual(['AWS::DynamoDB::Table']);
});

test('the keys are found under the name of the stack', () => {
  expect(outputsOf(template)['KeysParameter']?.Value).toBe('/Railpost/keys');
  expect(outputsOf(synthesise({ stackName: 'Trial' }))['KeysParameter']?.Value).toBe('/Trial/keys');
});
