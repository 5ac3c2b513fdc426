import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { namePage, nameViewer } from './edge.ts';

interface EdgeRequest {
  uri: string;
  headers: Record<string, { value: string }>;
}

/** Calls a function as CloudFront does. */
const call = (source: string, request: EdgeRequest): EdgeRequest => {
  const event = { request, viewer: { ip: '203.0.113.7' } };
  return runInNewContext(`${source}; handler(event)`, { event }) as EdgeRequest;
};

test.each([
  ['/', '/index.html'],
  ['/new', '/new/index.html'],
  ['/new/', '/new/index.html'],
  ['/me', '/me/index.html'],
  ['/settings', '/settings/index.html'],
  ['/lock/', '/lock/index.html'],
  ['/assets/landing-ABCDEFGH.js', '/assets/landing-ABCDEFGH.js'],
  ['/robots.txt', '/robots.txt'],
])('%s is the file %s', (address, file) => {
  expect(call(namePage, { uri: address, headers: {} }).uri).toBe(file);
});

test('the service hears who asks, whatever the sender claims', () => {
  const headers = { 'x-railpost-viewer': { value: '198.51.100.1' }, accept: { value: '*/*' } };
  expect(call(nameViewer, { uri: '/api/health', headers }).headers).toEqual({
    'x-railpost-viewer': { value: '203.0.113.7' },
    accept: { value: '*/*' },
  });
});
