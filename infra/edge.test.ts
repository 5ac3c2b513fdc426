import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { namePage, nameViewer } from './edge.ts';

interface EdgeRequest {
  uri: string;
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
  headers: Record<string, { value: string }>;
}

/** Calls a function as CloudFront does. */
const call = (source: string, request: EdgeRequest): EdgeRequest => {
  const event = { request, viewer: { ip: '203.0.113.7' } };
  return runInNewContext(`${source}; handler(event)`, { event }) as EdgeRequest;
};

const page = namePage({ '/rules': '/games/toy/rules' });

test.each([
  ['/', '/index.html'],
  ['/new', '/new/index.html'],
  ['/new/', '/new/index.html'],
  ['/me', '/me/index.html'],
  ['/settings', '/settings/index.html'],
  ['/lock/', '/lock/index.html'],
  ['/assets/landing-ABCDEFGH.js', '/assets/landing-ABCDEFGH.js'],
  ['/robots.txt', '/robots.txt'],
  ['/games/toy/rules', '/games/toy/rules/index.html'],
  ['/constructor', '/constructor/index.html'],
])('%s is the file %s', (address, file) => {
  expect(call(page, { uri: address, querystring: {}, headers: {} })).toMatchObject({ uri: file });
});

test.each([
  ['/rules', {}, '/games/toy/rules'],
  ['/rules/', {}, '/games/toy/rules'],
  ['/rules', { back: { value: '%2Ft%2Fabc' }, a: { value: '1' } }, '/games/toy/rules?back=%2Ft%2Fabc&a=1'],
  ['/rules', { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] } }, '/games/toy/rules?a=1&a=2'],
])('%s with %j has moved to %s', (uri, querystring, location) => {
  expect(call(page, { uri, querystring, headers: {} })).toMatchObject({
    statusCode: 308,
    headers: { location: { value: location } },
  });
});

test('the service hears who asks, whatever the sender claims', () => {
  const headers = { 'x-railpost-viewer': { value: '198.51.100.1' }, accept: { value: '*/*' } };
  expect(call(nameViewer, { uri: '/api/health', querystring: {}, headers }).headers).toEqual({
    'x-railpost-viewer': { value: '203.0.113.7' },
    accept: { value: '*/*' },
  });
});
