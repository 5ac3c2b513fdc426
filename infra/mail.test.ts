import { expect, test } from 'vitest';
import { only, outputsOf, resourcesOf, statementsOf, synthesise } from '../test/infra/template.ts';

const template = synthesise();

test('bounces and complaints go to the topic', () => {
  expect(only(template, 'AWS::SES::ConfigurationSetEventDestination').Properties).toMatchObject({
    ConfigurationSetName: { Ref: only(template, 'AWS::SES::ConfigurationSet').id },
    EventDestination: {
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint'],
      SnsDestination: { TopicARN: { Ref: only(template, 'AWS::SNS::Topic').id } },
    },
  });
});

test('only the SES of this account may speak on the topic', () => {
  const policies = resourcesOf(template, 'AWS::SNS::TopicPolicy');
  const allowed = statementsOf(policies).filter(({ Effect }) => Effect === 'Allow');
  expect(allowed).toHaveLength(1);
  expect(allowed[0]).toMatchObject({
    Action: 'sns:Publish',
    Principal: { Service: 'ses.amazonaws.com' },
    Condition: { StringEquals: { 'AWS:SourceAccount': { Ref: 'AWS::AccountId' } } },
  });
});

test('mail goes over TLS or not at all', () => {
  expect(only(template, 'AWS::SES::ConfigurationSet').Properties).toMatchObject({
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
  });
});

test('without a mail domain there is no sender', () => {
  expect(resourcesOf(template, 'AWS::SES::EmailIdentity')).toEqual([]);
});

test('a mail domain becomes a sender whose DNS records are put out', () => {
  const withMail = synthesise({ mailDomain: 'example.org' });
  expect(only(withMail, 'AWS::SES::EmailIdentity').Properties).toMatchObject({
    EmailIdentity: 'example.org',
    ConfigurationSetAttributes: { ConfigurationSetName: { Ref: only(withMail, 'AWS::SES::ConfigurationSet').id } },
    MailFromAttributes: { MailFromDomain: 'bounce.example.org' },
  });
  const records = Object.keys(outputsOf(withMail)).filter((name) => name.includes('MailRecord'));
  expect(records).toHaveLength(3);
});

test('only sweep sends, only as the sender and only with the set that reports what came back', () => {
  const withMail = synthesise({ mailDomain: 'example.org' });
  const policies = resourcesOf(withMail, 'AWS::IAM::Policy');
  const sending = policies.filter(([, policy]) => JSON.stringify(policy).includes('ses:Send'));
  expect(sending.map(([id]) => id)).toEqual([expect.stringMatching(/^Functionssweep/)]);
  const statement = statementsOf(sending).find(({ Action }) => JSON.stringify(Action).includes('ses:Send'));
  const resources = JSON.stringify(statement?.Resource);
  expect(resources).toContain(only(withMail, 'AWS::SES::ConfigurationSet').id);
  expect(resources).toContain(':identity/');
  expect(resources).not.toContain('"*"');
});

test('api and sweep know the sender, and without a mail domain nobody may send', () => {
  const senders = (given: ReturnType<typeof synthesise>) =>
    resourcesOf(given, 'AWS::Lambda::Function')
      .filter(([, { Properties }]) => JSON.stringify(Properties).includes('MAIL_FROM'))
      .map(([id]) => id.replace(/^Functions(api|follow|sweep|bounce).*$/, '$1'));
  expect(senders(synthesise({ mailDomain: 'example.org' })).toSorted()).toEqual(['api', 'sweep']);
  expect(senders(template)).toEqual([]);
  expect(JSON.stringify(resourcesOf(template, 'AWS::IAM::Policy'))).not.toContain('ses:');
});
