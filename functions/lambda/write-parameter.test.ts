import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { writeParameter } from './write-parameter.ts';

afterEach(() => void vi.unstubAllEnvs());

test('the parameter is overwritten, encrypted', async () => {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push([request.headers['x-amz-target'], JSON.parse(Buffer.concat(chunks).toString())]);
      response.writeHead(200, { 'Content-Type': 'application/x-amz-json-1.1' }).end('{"Version":2}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('AWS_ENDPOINT_URL_SSM', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  await writeParameter('/Railpost/keys', '{}');
  server.close();
  expect(asked).toEqual([
    ['AmazonSSM.PutParameter', { Name: '/Railpost/keys', Value: '{}', Type: 'SecureString', Overwrite: true }],
  ]);
});
