import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test } from 'vitest';
import { comesFromEdge, viewerOf } from './edge.ts';

const KEY = '51af3dc0-da77-11e4-872e-1234567db123';

const from = (headers: Record<string, string>) =>
  ({ headers, requestContext: { http: { sourceIp: '192.0.2.9' } } }) as unknown as APIGatewayProxyEventV2;

test.each([
  [{}, false],
  [{ 'x-railpost-edge': '' }, false],
  [{ 'x-railpost-edge': KEY.slice(1) }, false],
  [{ 'x-railpost-edge': KEY.replace('5', '6') }, false],
  [{ 'x-railpost-edge': KEY }, true],
])('with a key of the edge, %j comes from there: %s', (headers, expected) => {
  expect(comesFromEdge(headers, KEY)).toBe(expected);
});

test('without a key of the edge everybody may come', () => {
  expect(comesFromEdge({}, undefined)).toBe(true);
});

test('the edge is believed about who calls', () => {
  expect(viewerOf(from({ 'x-railpost-viewer': '203.0.113.7' }), KEY)).toBe('203.0.113.7');
});

test('what a caller writes about himself is not believed', () => {
  const headers = { 'x-railpost-viewer': '203.0.113.7', 'x-forwarded-for': '203.0.113.8' };
  expect(viewerOf(from(headers), undefined)).toBe('192.0.2.9');
});
