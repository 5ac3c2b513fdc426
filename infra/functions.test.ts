import { expect, test } from 'vitest';
import {
  list,
  only,
  type Resource,
  resourcesOf,
  type Statement,
  statementsOf,
  synthesise,
} from '../test/infra/template.ts';

const template = synthesise();
const all = resourcesOf(template);
const names = ['api', 'follow', 'sweep', 'bounce'];

const ours = (name: string): [string, Resource] => {
  const found = all.find(([id, { Type }]) => Type === 'AWS::Lambda::Function' && id.startsWith(`Functions${name}`));
  if (!found) throw new Error(`no function ${name}`);
  return found;
};

const referenceTo = (name: string, attribute?: string) =>
  attribute === undefined ? { Ref: ours(name)[0] } : { 'Fn::GetAtt': [ours(name)[0], attribute] };

/** What a function's role may do, by the resource it may do it to. */
function rights(name: string): Statement[] {
  const policies = all.filter(([id, { Type }]) => Type === 'AWS::IAM::Policy' && id.startsWith(`Functions${name}`));
  return statementsOf(policies);
}

const actions = (name: string) => rights(name).flatMap(({ Action }) => list(Action));

test.each(names)('%s runs its bundle on Node 20 on arm64 and keeps its log for a month', (name) => {
  const { Properties } = ours(name)[1];
  expect(Properties).toMatchObject({ Runtime: 'nodejs22.x', Architectures: ['arm64'], Handler: 'index.handler' });
  expect(Properties).not.toHaveProperty('ReservedConcurrentExecutions');
  expect(Properties).not.toHaveProperty('TracingConfig');
  const { LogGroup } = Properties['LoggingConfig'] as { LogGroup: { Ref: string } };
  const log = all.find(([id]) => id === LogGroup.Ref)?.[1];
  expect(log).toMatchObject({ Type: 'AWS::Logs::LogGroup', Properties: { RetentionInDays: 30 } });
});

test.each(names)('%s knows the table', (name) => {
  const [table] = resourcesOf(template, 'AWS::DynamoDB::Table')[0] ?? [];
  expect(ours(name)[1].Properties['Environment']).toMatchObject({ Variables: { TABLE_NAME: { Ref: table } } });
});

test.each(names)('%s has a role of its own without managed policies', (name) => {
  const roles = all.filter(([id, { Type }]) => Type === 'AWS::IAM::Role' && id.startsWith(`Functions${name}`));
  expect(roles).toHaveLength(1);
  expect(roles[0]?.[1].Properties).not.toHaveProperty('ManagedPolicyArns');
});

test('nobody may scan, delete or alter the table, or do "everything"', () => {
  for (const name of names) {
    for (const action of actions(name)) {
      expect(action).not.toMatch(/\*|Scan|DeleteTable|UpdateTable|BatchWrite|PartiQL/);
    }
  }
});

test('all but follow may read the keys, and only that parameter', () => {
  const readers = names.filter((name) => actions(name).some((action) => action.startsWith('ssm:')));
  expect(readers).toEqual(['api', 'sweep', 'bounce']);
  const statement = rights('api').find(({ Action }) => list(Action).includes('ssm:GetParameter'));
  expect(JSON.stringify(statement?.Resource)).toContain(':parameter/Railpost/keys');
});

test('bounce may read and write, and neither count nor remove', () => {
  const allowed = actions('bounce').filter((action) => action.startsWith('dynamodb:'));
  expect(allowed.toSorted()).toEqual(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query']);
});

test('api knows its public address, its keys and the key of the edge', () => {
  expect(ours('api')[1].Properties['Environment']).toMatchObject({
    Variables: {
      PUBLIC_URL: { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [expect.any(String), 'DomainName'] }]] },
      KEYS_PARAMETER: '/Railpost/keys',
      EDGE_KEY: { 'Fn::Select': [2, { 'Fn::Split': ['/', { Ref: 'AWS::StackId' }] }] },
    },
  });
});

test('what the operator says of themselves reaches the pages', () => {
  const told = synthesise({ operator: 'Our club', contact: 'post@example.org' });
  const environment = JSON.stringify(resourcesOf(told));
  expect(environment).toContain('"OPERATOR":"Our club"');
  expect(environment).toContain('"CONTACT":"post@example.org"');
});

test('the gateway hands /api, /t and /unsubscribe to api, in the second format of events', () => {
  const routes = resourcesOf(template, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties['RouteKey']);
  expect(new Set(routes)).toEqual(new Set(['ANY /api/{proxy+}', 'ANY /t/{proxy+}', 'ANY /unsubscribe/{proxy+}']));
  expect(only(template, 'AWS::ApiGatewayV2::Integration').Properties).toMatchObject({
    IntegrationUri: referenceTo('api', 'Arn'),
    PayloadFormatVersion: '2.0',
  });
});

test('follow is woken by new commits and by nothing else', () => {
  const { Properties } = only(template, 'AWS::Lambda::EventSourceMapping');
  expect(Properties['FunctionName']).toEqual(referenceTo('follow'));
  const { Filters } = Properties['FilterCriteria'] as { Filters: { Pattern: string }[] };
  expect(Filters.map(({ Pattern }) => JSON.parse(Pattern) as unknown)).toEqual([
    { eventName: ['INSERT'], dynamodb: { Keys: { SK: { S: [{ prefix: 'commit#' }] } } } },
  ]);
});

test('a commit that follow stumbles over is isolated, tried again a few times and then kept in a queue', () => {
  const queue = only(template, 'AWS::SQS::Queue');
  expect(queue.Properties).toMatchObject({ SqsManagedSseEnabled: true });
  expect(only(template, 'AWS::Lambda::EventSourceMapping').Properties).toMatchObject({
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    MaximumRetryAttempts: 5,
    MaximumRecordAgeInSeconds: 3600,
    DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue.id, 'Arn'] } } },
  });
});

test('sweep runs each minute', () => {
  expect(only(template, 'AWS::Events::Rule').Properties).toMatchObject({
    ScheduleExpression: 'rate(1 minute)',
    State: 'ENABLED',
    Targets: [{ Arn: referenceTo('sweep', 'Arn') }],
  });
});

test('bounce hears what the topic of mail says', () => {
  expect(only(template, 'AWS::SNS::Subscription').Properties).toMatchObject({
    Protocol: 'lambda',
    TopicArn: { Ref: only(template, 'AWS::SNS::Topic').id },
    Endpoint: referenceTo('bounce', 'Arn'),
  });
});
