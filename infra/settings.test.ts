import { expect, test } from 'vitest';
import { stubBuild } from '../test/infra/template.ts';
import { readSettings } from './settings.ts';

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b';

function read(context: Record<string, unknown>) {
  const build = stubBuild();
  try {
    const given: Record<string, unknown> = { ...build, ...context };
    return readSettings((name) => given[name]);
  } finally {
    build.remove();
  }
}

test('nothing has to be chosen', () => {
  expect(read({})).toMatchObject({ stackName: 'Railpost', ownDomain: null, mailDomain: null });
});

test('an own domain, its certificate and a mail domain are taken over', () => {
  expect(read({ domainName: 'play.example.org', certificateArn, mailDomain: 'example.org' })).toMatchObject({
    ownDomain: { domainName: 'play.example.org', certificateArn },
    mailDomain: 'example.org',
  });
});

test.each([
  [{ domainName: 'play.example.org' }, 'both'],
  [{ certificateArn }, 'both'],
  [{ domainName: 'https://play.example.org/', certificateArn }, 'domainName is a name'],
  [{ mailDomain: 'somebody@example.org' }, 'mailDomain is a name'],
  [
    { domainName: 'play.example.org', certificateArn: certificateArn.replace('us-east-1', 'eu-central-1') },
    'in us-east-1',
  ],
  [{ functionsFolder: 'no/such/folder' }, 'npm run build'],
  [{ webFolder: 'no/such/folder' }, 'npm run build'],
])('%j gets a sentence', (context, part) => {
  expect(read(context)).toEqual(expect.stringContaining(part));
});
